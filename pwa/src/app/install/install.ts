import { useSyncExternalStore } from 'react';

import { loadUntilHere } from '#platform/load-until-here.ts';
import { createStore } from '#platform/store.ts';

/** Chromium's event; not in the DOM types, since it is in no standard. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const offered = createStore<InstallPrompt | undefined>(undefined);

/** Keeps the browser's offer to install until somebody asks for it. The offer comes early, so call this before the first paint. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    offered.swap(event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => {
    offered.swap(undefined);
    void loadUntilHere(() => import('#local/persistence.ts')).then(({ requestPersistence }) => requestPersistence('install'));
  });
}

/** An offer can be used once. */
export async function install(): Promise<void> {
  const prompt = offered.get();
  offered.swap(undefined);
  await prompt?.prompt();
}

export const canInstall = (): boolean => offered.get() !== undefined;

/** For an install button, which is there only while the browser offers to install. */
export const useCanInstall = (): boolean => useSyncExternalStore(offered.subscribe, canInstall, () => false);
