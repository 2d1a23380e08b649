import { loadMessages } from '@helpdesk/words/load-messages';
import type { Group } from '@helpdesk/words/messages';
import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';

import { awaitFile, loadUntilHere } from '#platform/load-until-here.ts';
import { createStore } from '#platform/store.ts';
import { yieldToMain } from '#platform/yield-to-main.ts';

interface Deferred<Props> {
  (props: Props): ReactNode;
  /** Brings the file ahead: for a server, and for a page from a server that shows it. */
  load(): Promise<void>;
}

/**
 * A component in a file of its own, for what somebody opens or what appears later. The file is asked for once the component is on the page, and
 * until it comes; nothing stands in its place before. A server renders none of it, so that nothing painted ever waits for it.
 * @param load brings the component
 * @param messages those that it says beside the ones of its page
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>, ...messages: Group[]): Deferred<Props> {
  const { useLoaded, load: loadAhead } = whenLoaded(load, ...messages);
  function Deferred(props: Props) {
    const Component = useLoaded();
    const isMissing = !Component;
    useEffect(() => (isMissing ? awaitFile() : undefined), [isMissing]);
    return Component && <Component {...props} />;
  }
  return Object.assign(Deferred, { load: loadAhead });
}

/** The same for what has something to show meanwhile: a hook that asks for the file and answers with the component once it is here. */
export function whenLoaded<Props extends object>(load: () => Promise<ComponentType<Props>>, ...messages: Group[]) {
  const loaded = createStore<ComponentType<Props> | undefined>(undefined);
  let loading: Promise<void> | undefined;
  const ask = () => {
    loading ??= loadUntilHere(async () => {
      const [component] = await Promise.all([load(), loadMessages(...messages)]);
      return component;
    }).then(loaded.swap);
    return loading;
  };
  const useLoaded = () => {
    // Several that come with a page are asked for in a task each.
    useEffect(() => void yieldToMain().then(ask), []);
    return useSyncExternalStore(loaded.subscribe, loaded.get, loaded.get);
  };
  return { useLoaded, load: ask };
}
