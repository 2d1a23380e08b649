import { loadMessages } from '@helpdesk/words/load-messages';
import type { Group } from '@helpdesk/words/messages';
import { type ComponentType, type MemoExoticComponent, memo, type ReactNode, Suspense, use, useEffect } from 'react';

import { loadUntilHere } from '#platform/load-until-here.ts';

interface HydratedLater extends MemoExoticComponent<() => ReactNode> {
  /** Brings the file ahead: a server renders with it. */
  load(): Promise<void>;
}

/** Those of all pages whose files are here. */
const parts: HydratedLater[] = [];

/** For a server, which renders with all of them: once the page is here, which names its own. */
export const loadHydratedLater = async (): Promise<void> => void (await Promise.all(parts.map(({ load }) => load())));

/**
 * What stands below the fold, in a file of its own that comes once the page can be used. Its HTML and styles come with the page from a server, and stay
 * as they are until React takes them over, which is said by an event as it is of the page; so it has no props, which could change before.
 * @param load brings the component
 * @param messages those that it says beside the ones of its page
 */
export function hydratedLater(load: () => Promise<ComponentType>, ...messages: Group[]): HydratedLater {
  let Loaded: ComponentType | undefined;
  let loading: Promise<void> | undefined;
  const ask = () => {
    loading ??= loadUntilHere(async () => {
      [Loaded] = await Promise.all([load(), loadMessages(...messages)]);
    });
    return loading;
  };
  function Part() {
    useEffect(() => void dispatchEvent(new Event('usable')), []);
    if (!Loaded) use(ask());
    return Loaded && <Loaded />;
  }
  // Without props nothing is rendered again by what is around it.
  const HydratedLater = memo(() => (
    <Suspense>
      <Part />
    </Suspense>
  ));
  const part = Object.assign(HydratedLater, { load: ask });
  parts.push(part);
  return part;
}
