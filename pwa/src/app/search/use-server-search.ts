import { envelope } from '@helpdesk/contract/calls/endpoint';
import { longestSearch, type SearchAnswer, searchCalls } from '@helpdesk/contract/calls/search';
import { useEffect, useRef, useState } from 'react';

import { createCall } from '#sync/call.ts';
import { serverClock } from '#sync/server-clock.ts';

/** Between two keys; what came in one piece is whole. */
const restMs = 200;

const { path, answer } = searchCalls.everything;
const schema = envelope(answer);

/** What the server finds for a text, once its typing rests; undefined until it has said so. Where somebody is stays on the phone. */
export function useServerSearch(text: string, isNeeded: boolean): SearchAnswer | 'failed' | undefined {
  const before = useRef('');
  const [told, setTold] = useState<{ readonly text: string; readonly found: SearchAnswer | 'failed' }>();
  useEffect(() => {
    if (!isNeeded) return;
    const isByKey = Math.abs(text.length - before.current.length) <= 1;
    before.current = text;
    const outdated = new AbortController();
    const timer = setTimeout(
      async () => {
        const query = new URLSearchParams({ text: text.slice(0, longestSearch) });
        const answered = await createCall({ clock: serverClock }).json(`${path}?${query}`, schema, { signal: outdated.signal });
        if (!outdated.signal.aborted) setTold({ text, found: answered.state === 'ok' ? answered.body.result : 'failed' });
      },
      isByKey ? restMs : 0,
    );
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [text, isNeeded]);
  return told?.text === text ? told.found : undefined;
}
