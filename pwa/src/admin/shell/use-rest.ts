import { useEffect, useState } from 'react';

/** A value once it has rested: what is typed asks the server when the typing pauses, not per key. */
export function useRest<Value>(value: Value, milliseconds = 200): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}
