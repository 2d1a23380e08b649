import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';

import type { View } from '#listings/map/view.ts';
import { visitKey } from '#ui/page/router-internals.ts';

/** What was looked at last at each entry of the history: going back finds the map as it was. No address says it, since it may be where somebody is. */
const left = new Map<string, View>();

/** @param first what is looked at before anybody moved the map */
export function useView(first: View): [View, (view: View) => void] {
  const visit = useLocation({ select: visitKey });
  const [now, setNow] = useState<{ readonly visit: string; readonly view: View }>();
  const view = now?.visit === visit ? now.view : (left.get(visit) ?? now?.view ?? first);
  const look = (view: View) => {
    left.set(visit, view);
    setNow({ visit, view });
  };
  return [view, look];
}
