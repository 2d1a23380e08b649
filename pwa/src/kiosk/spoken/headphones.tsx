import { m } from '@helpdesk/words/messages';
import { useEffect } from 'react';

import { useStore } from '#platform/use-store.ts';
import { Caption } from './caption.tsx';
import { listening } from './headphones-mode.ts';
import { isTypedInto } from './open-keys.ts';
import { begins, padKey } from './pad.ts';
import { createReader } from './reader.ts';
import { hush } from './speech.ts';
import { openScope } from './stops.ts';

/** Speaks the screen, for who does not see it or does not read: four keys lead about (decision 083). */
export function Headphones() {
  const on = useStore(listening);
  useEffect(() => (on ? listen() : waitForPad()), [on]);
  return on ? <Caption /> : null;
}

/** The first press of a key only begins. */
function waitForPad(): () => void {
  // Systems load their voices when they are first asked for.
  window.speechSynthesis.getVoices();
  const hear = (event: KeyboardEvent) => {
    if (!event.isTrusted || !begins(event.key) || isTypedInto(event.target as Element | null)) return;
    event.preventDefault();
    listening.swap(true);
  };
  document.addEventListener('keydown', hear, true);
  return () => document.removeEventListener('keydown', hear, true);
}

function listen(): () => void {
  const reader = createReader();
  const hear = (event: KeyboardEvent) => {
    const key = padKey(event.key);
    // Those that the reader itself sends close a dialog. The question whether somebody is still here takes every key for a yes.
    if (!event.isTrusted || !key || openScope().matches('[role="alertdialog"]')) return;
    event.preventDefault();
    event.stopPropagation();
    reader.press(key);
  };
  const follow = ({ target }: FocusEvent) => target instanceof Element && reader.follow(target);
  document.addEventListener('keydown', hear, true);
  document.addEventListener('focusin', follow);
  reader.begin(m.kiosk_spoken_on());
  return () => {
    document.removeEventListener('keydown', hear, true);
    document.removeEventListener('focusin', follow);
    reader.end();
    hush();
  };
}
