import { m } from '@helpdesk/words/messages';

import { Sentence } from '#ui/page/text.tsx';

/** What a button of a row does; for whoever cannot see the row, with which. Rows are named in English. */
export function RowAction({ what, name }: { what: string; name: string }) {
  return (
    <>
      <span aria-hidden="true">{what}</span>
      <OfRow words={(row) => m.admin_row_of({ what, name: row })} name={name} />
    </>
  );
}

/** What is only said of a row, where its sign is enough for the eye. */
export function OfRow({ words, name }: { words: (name: string) => string; name: string }) {
  return (
    <span className="sr">
      <Sentence words={words} of={{ text: name, lang: 'en' }} />
    </span>
  );
}
