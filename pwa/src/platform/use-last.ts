import { useState } from 'react';

/** A value, or while there is none the last one that there was. */
export function useLast<Value>(now: Value | undefined): Value | undefined {
  const [last, setLast] = useState(now);
  if (now !== undefined && now !== last) setLast(now);
  return now ?? last;
}
