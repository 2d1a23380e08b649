import type { Language } from '@helpdesk/contract/languages';

/** `docs/desk.md`, `docs/desk.mr.md` … as they are written, by their paths. */
const texts = import.meta.glob<string>('../../../docs/desk*.md', { query: '?raw', import: 'default', eager: true });
/** Where the build has put their pictures. */
const pictures = import.meta.glob<string>('../../../docs/desk/*.webp', { query: '?url', import: 'default', eager: true });

interface Task {
  readonly heading: string;
  /** Markdown: the steps and the picture. */
  readonly text: string;
}

/** The guide in a language, else in English: what it says first, and its tasks. */
export function guideIn(language: Language): { intro: string; tasks: readonly Task[] } {
  const text = texts[`../../../docs/desk.${language}.md`] ?? texts['../../../docs/desk.md'] ?? '';
  const [head = '', ...tasks] = text.split(/^## /m);
  return {
    intro: head.replace(/^# .*$/m, '').trim(),
    tasks: tasks.map((task) => {
      const end = task.indexOf('\n');
      return { heading: task.slice(0, end), text: task.slice(end).trim() };
    }),
  };
}

/** @param path as the guide names it: `desk/add-en.webp` */
export const pictureAt = (path: string): string | undefined => pictures[`../../../docs/${path}`];
