import type { Language } from '@helpdesk/contract/languages';
import { spokenLanguage } from '@helpdesk/words/language';
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { useStore } from '#platform/use-store.ts';
import { serverClock } from '#sync/server-clock.ts';
import type { Catalogue, WholeCatalogue } from './catalogue.ts';
import { catalogueStore } from './catalogue-store.ts';
import { dayAt } from './day.ts';
import { catalogueToShow, dayToShow } from './page/page-or-phone.ts';
import { serverPage } from './page/server-page.ts';

export interface Beginning {
  /** The catalogue that came with the page, which is true for the page's address alone. */
  readonly initial?: Catalogue;
  /** The one language that it speaks; all when left out. */
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

interface OpenPageProps {
  /** See `shownAddress`. */
  readonly address: string;
  readonly isFirst: boolean;
  readonly children: ReactNode;
}

/** What came with a page is for its address alone: elsewhere other rows answer, or what the server has been asked for meanwhile. */
export function OpenPage({ address, isFirst, children }: OpenPageProps) {
  const beginning = useContext(BeginningContext);
  const { day, isKept } = beginning;
  const asked = useStore(serverPage);
  const came = asked?.address === address ? asked : undefined;
  return <BeginningContext value={isFirst && !came ? beginning : { day, isKept, ...came }}>{children}</BeginningContext>;
}

/** The catalogue as public screens read it: what came with the page, until this phone holds one that is as new; undefined while there is none. */
export function useCatalogue(): Catalogue | undefined {
  const { isKept } = useContext(BeginningContext);
  return catalogueToShow(useInitialCatalogue(), useWholeCatalogue(), isKept);
}

function useInitialCatalogue(): Catalogue | undefined {
  const { initial, language } = useContext(BeginningContext);
  return language === undefined || language === spokenLanguage() ? initial : undefined;
}

/** All that this phone holds; for what no page from a server shows. */
export const useWholeCatalogue = (): WholeCatalogue | undefined => useStore(catalogueStore);

/** Today in the region, `YYYY-MM-DD`, by the server's clock; changes at midnight while a page is open. */
export function useDay(): string {
  const { initial, day, isKept } = useContext(BeginningContext);
  const catalogue = useCatalogue();
  const today = () => {
    // The rows that came with a page are those of its day.
    if (day && catalogue && catalogue === initial) return day;
    const clock = { day: dayAt(serverClock.now()), isLearnt: serverClock.isLearnt() };
    return dayToShow(day, clock, isKept === true && catalogueStore.get() !== undefined);
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
