import { useEffect, useState } from 'react';

/** The time by this device's clock, in milliseconds since 1970; another one every minute, for words like "2 hours ago". */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
