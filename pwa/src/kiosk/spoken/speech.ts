import { isLanguage, type Language, languageFacts } from '@helpdesk/contract/languages';
import { createStore } from '#platform/store.ts';
import type { Piece } from './sentence.ts';
import { voiceFor } from './voices.ts';

/** What is being said, for the eyes of whoever looks on, or cannot hear it. */
export const caption = createStore<{ readonly pieces: readonly Piece[]; readonly without: Language | null }>({ pieces: [], without: null });

/** Says it now, instead of what is being said. */
export function say(pieces: readonly Piece[]): void {
  const { speechSynthesis } = window;
  const voices = speechSynthesis.getVoices();
  if (speechSynthesis.speaking || speechSynthesis.pending) speechSynthesis.cancel();
  let without: Language | null = null;
  for (const { text, lang } of pieces) {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = lang;
    if (isLanguage(lang)) {
      const { voice, isOwn } = voiceFor(voices, lang);
      utterance.lang = languageFacts[lang].locale.slice(0, 'xx-XX'.length);
      utterance.voice = voice ?? null;
      if (!isOwn) without ??= lang;
    }
    speechSynthesis.speak(utterance);
  }
  caption.swap({ pieces, without });
}

export function hush(): void {
  window.speechSynthesis.cancel();
  caption.swap(caption.first);
}
