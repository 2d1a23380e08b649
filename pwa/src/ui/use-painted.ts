import { useEffect, useState } from 'react';

/** False in the first rendering: for what comes after the first screen stands, and never from a server. */
export function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => setPainted(true), []);
  return painted;
}
