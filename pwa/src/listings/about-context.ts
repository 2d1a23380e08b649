import { createContext } from 'react';

/** The ids of what notices are asked about, the most particular first, in one text: it stays the same as long as they do. */
export const AboutContext = createContext('');
