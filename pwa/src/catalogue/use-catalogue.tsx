import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import { serverNow } from '#sync/server-clock.ts';
import type { Catalogue } from './catalogue.ts';
import { catalogueStore } from './catalogue-store.ts';
import { dayAt } from './day.ts';

interface Beginning {
  readonly initial?: Catalogue;
  readonly day?: string;
}

const BeginningContext = createContext<Beginning>({});

/** Gives a page what it begins with: rows that came with it, and the day on which it was made. */
export function CatalogueProvider({ initial, day, children }: Beginning & { readonly children: ReactNode }) {
  return <BeginningContext value={{ initial, day }}>{children}</BeginningContext>;
}

/** The catalogue; undefined while there is nothing on this phone yet. */
export function useCatalogue(): Catalogue | undefined {
  const { initial } = useContext(BeginningContext);
  return useSyncExternalStore(
    catalogueStore.subscribe,
    () => catalogueStore.get() ?? initial,
    () => initial,
  );
}

/** Today in the region, `YYYY-MM-DD`, by the server's clock; changes at midnight while a page is open. */
export function useDay(): string {
  const { day } = useContext(BeginningContext);
  const today = () => dayAt(serverNow());
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
