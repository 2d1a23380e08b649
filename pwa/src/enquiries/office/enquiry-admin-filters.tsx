import { enquiryDeskCalls } from '@helpdesk/contract/calls/desk/enquiry-desk';
import { enquiryStates } from '@helpdesk/contract/calls/enquiries';
import { submissionKinds } from '@helpdesk/contract/calls/submissions';
import { languages } from '@helpdesk/contract/languages';
import { spokenLanguage } from '@helpdesk/words/language';
import { languageName } from '@helpdesk/words/language-name';
import { m } from '@helpdesk/words/messages';
import { useAuthorName } from '#admin/shell/colleagues.ts';

import { useAnswer } from '#admin/shell/use-answer.ts';
import { Chip, Chips } from '#ui/controls/chip.tsx';
import { Select } from '#ui/controls/select.tsx';

import type { EnquiryAddress } from './enquiry-address.ts';
import styles from './enquiry-admin-filters.module.css';
import { kindWords, stateWords } from './enquiry-admin-words.ts';

interface EnquiryFiltersProps {
  address: EnquiryAddress;
  onNarrow: (change: EnquiryAddress) => void;
}

/** By what the list can be narrowed beside a search. */
export function EnquiryFilters({ address, onNarrow }: EnquiryFiltersProps) {
  const people = useAnswer(enquiryDeskCalls.people).result ?? [];
  const authorName = useAuthorName();
  return (
    <div className={styles.filters}>
      <Select
        label={m.admin_enquiries_state()}
        bare
        placeholder={m.admin_enquiries_all_states()}
        options={enquiryStates.map((value) => ({ value, label: stateWords[value]() }))}
        value={address.state ?? ''}
        onValueChange={(chosen) => onNarrow({ state: enquiryStates.find((state) => state === chosen) })}
      />
      <Select
        label={m.admin_enquiries_kind()}
        bare
        placeholder={m.admin_enquiries_all_kinds()}
        options={submissionKinds.map((value) => ({ value, label: kindWords[value]() }))}
        value={address.kind ?? ''}
        onValueChange={(chosen) => onNarrow({ kind: submissionKinds.find((kind) => kind === chosen) })}
      />
      <Select
        label={m.admin_enquiries_assigned()}
        bare
        placeholder={m.admin_enquiries_all_people()}
        options={[
          { value: 'mine', label: m.admin_enquiries_mine() },
          { value: 'nobody', label: m.admin_enquiries_nobody() },
          ...people.map(({ _id, email }) => ({ value: _id, label: authorName(email) })),
        ]}
        value={address.assigned ?? ''}
        onValueChange={(chosen) => onNarrow({ assigned: chosen || undefined })}
      />
      <Select
        label={m.admin_enquiries_language()}
        bare
        placeholder={m.admin_enquiries_all_languages()}
        options={languages.map((value) => ({ value, label: languageName(value, spokenLanguage()) }))}
        value={address.language ?? ''}
        onValueChange={(chosen) => onNarrow({ language: languages.find((language) => language === chosen) })}
      />
    </div>
  );
}

/** The visitors who have waited for longer than they are to. */
export function WaitingChip({ address, onNarrow }: EnquiryFiltersProps) {
  return (
    <div className={styles.chips}>
      <Chips label={m.admin_enquiries()}>
        <Chip on={address.waiting === true} onClick={() => onNarrow({ waiting: address.waiting ? undefined : true })}>
          {m.admin_enquiries_waiting()}
        </Chip>
      </Chips>
    </div>
  );
}
