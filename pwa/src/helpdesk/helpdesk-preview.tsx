import { type HelpdeskInput, type HelpdeskPage, helpdeskInput } from '@helpdesk/contract/calls/site/helpdesk';
import { type Language, languageFacts, languages } from '@helpdesk/contract/languages';
import { spokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { PhoneFrame } from '#admin/preview/phone-frame.tsx';
import { Segments } from '#ui/controls/segments.tsx';

import styles from './helpdesk-preview.module.css';
import { usePreview } from './use-preview.ts';

const pages: readonly { value: HelpdeskPage; label: () => string }[] = [
  { value: '/', label: m.menu_home },
  { value: '/help', label: m.admin_frame_help },
  { value: '/contact-us', label: m.contact_title },
];

/** The pages that say it, at the width of a phone and in each language, before anything is saved. */
export function HelpdeskPreview({ input }: { input: HelpdeskInput }) {
  const [page, setPage] = useState<HelpdeskPage>('/');
  const [language, setLanguage] = useState<Language>(spokenLanguage());
  const isRight = helpdeskInput.safeParse(input).success;
  const { shown, failed } = usePreview(isRight ? { helpdesk: input, page, language } : undefined);
  const label = pages.find(({ value }) => value === page)?.label() ?? '';
  return (
    <section className={styles.preview} aria-label={m.admin_preview()}>
      <div className={styles.choices}>
        <Segments
          label={m.admin_frame_page()}
          choices={pages.map(({ value, label: name }) => ({ value, label: name() }))}
          value={page}
          onChoose={setPage}
        />
        <Segments
          label={m.admin_frame_language()}
          choices={languages.map((each) => ({ value: each, label: <span lang={each}>{languageFacts[each].name}</span> }))}
          value={language}
          onChoose={setLanguage}
        />
      </div>
      <p className={styles.note} role="status">
        {failed ? m.admin_frame_failed() : isRight ? m.admin_frame_text() : m.admin_frame_wrong()}
      </p>
      <PhoneFrame title={m.admin_frame_of({ page: label, language: languageFacts[language].name })} page={shown} />
    </section>
  );
}
