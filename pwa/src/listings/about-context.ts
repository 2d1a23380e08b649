import { createContext } from 'react';

/** The ids of what notices are asked about, the most particular first, one a line: it stays the same as long as they do. */
export const AboutContext = createContext('');
