import type { Language } from '@helpdesk/contract/languages';
import { spokenLanguage } from '@helpdesk/words/language';
import { createContext, type ReactNode, useContext, useMemo, useSyncExternalStore } from 'react';
import { serverClock } from '#sync/server-clock.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogueStore } from './catalogue-store.ts';
import { dayAt } from './day.ts';
import { type ShownCatalogue, shownBefore, shownWhole } from './shown-catalogue.ts';

export interface Beginning {
  /** What came with the page. */
  readonly initial?: ShownCatalogue;
  /** The one language that it speaks; it is whole when left out. */
  readonly language?: Language;
  /** On which the page was made. */
  readonly day?: string;
  /** The page was kept on this phone, and may be of long ago. */
  readonly isKept?: boolean;
}

const BeginningContext = createContext<Beginning>({});

/** Gives a page what it begins with. */
export function CatalogueProvider({ children, ...beginning }: Beginning & { readonly children: ReactNode }) {
  return <BeginningContext value={beginning}>{children}</BeginningContext>;
}

/** What came with the first page is for that alone: on others it would say of too much that nobody knows it. */
export function FirstPage({ isShown, children }: { readonly isShown: boolean; readonly children: ReactNode }) {
  const beginning = useContext(BeginningContext);
  const { day, isKept } = beginning;
  return <BeginningContext value={isShown ? beginning : { day, isKept }}>{children}</BeginningContext>;
}

/** What public screens show of the catalogue; undefined while there is nothing on this phone yet. */
export function useCatalogue(): ShownCatalogue | undefined {
  const { initial, language, isKept } = useContext(BeginningContext);
  const held = useWholeCatalogue();
  const came = language === undefined || language === spokenLanguage() ? initial : undefined;
  return useMemo(() => {
    if (!held) return came;
    // What this phone holds may be older than the page: then it answers only what the page cannot, until the next pull.
    const isAsNew = !came || (held.epoch === came.epoch ? held.seq >= came.seq : isKept);
    return isAsNew ? shownWhole(held) : shownBefore(came, shownWhole(held));
  }, [held, came, isKept]);
}

/** All that this phone holds; for what no page from a server shows. */
export const useWholeCatalogue = (): Catalogue | undefined =>
  useSyncExternalStore(catalogueStore.subscribe, catalogueStore.get, () => undefined);

/** Today in the region, `YYYY-MM-DD`, by the server's clock; changes at midnight while a page is open. */
export function useDay(): string {
  const { day, isKept } = useContext(BeginningContext);
  const today = () => {
    const byClock = dayAt(serverClock.now());
    if (!day || serverClock.isLearnt()) return byClock;
    // Of a page and a phone that differ, the phone's clock is wrong until the server was asked, or the page was kept since that day.
    return isKept && catalogueStore.get() && byClock > day ? byClock : day;
  };
  return useSyncExternalStore(followMinutes, today, () => day ?? today());
}

const minute = 60_000;

function followMinutes(listener: () => void): () => void {
  const timer = setInterval(listener, minute);
  const leave = catalogueStore.subscribe(listener);
  return () => {
    clearInterval(timer);
    leave();
  };
}
