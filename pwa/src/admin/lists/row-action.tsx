import { m } from '@helpdesk/words/messages';

import type { Wording } from '#catalogue/texts.ts';
import { Sentence } from '#ui/page/text.tsx';

/** What a button of a row does; for whoever cannot see the row, with which. */
export function RowAction({ what, name }: { what: string; name: Wording }) {
  return (
    <>
      <span aria-hidden="true">{what}</span>
      <OfRow words={(row) => m.admin_row_of({ what, name: row })} name={name} />
    </>
  );
}

/** What is only said of a row, where its sign is enough for the eye. */
export function OfRow({ words, name }: { words: (name: string) => string; name: Wording }) {
  return (
    <span className="sr">
      <Sentence words={words} of={name} />
    </span>
  );
}
