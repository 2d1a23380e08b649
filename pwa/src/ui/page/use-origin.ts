import { createContext, useContext } from 'react';

/** The site's origin where there is no `location` to ask: on a server. */
export const OriginContext = createContext<string | undefined>(undefined);

/** `https://junnar.example.org`: what stands before every path in addresses that leave the site. */
export const useOrigin = (): string => useContext(OriginContext) ?? globalThis.location?.origin ?? '';
