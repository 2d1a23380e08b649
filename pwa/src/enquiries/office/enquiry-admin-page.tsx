import { type EnquiryAnswer, enquiryCalls, enquiryStates } from '@helpdesk/contract/calls/enquiries';
import { submissionKinds } from '@helpdesk/contract/calls/submissions';
import { m } from '@helpdesk/words/messages';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';

import { ListTools } from '#admin/lists/list-tools.tsx';
import { ManagedList } from '#admin/lists/managed-list.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { useRest } from '#admin/shell/use-rest.ts';
import { Button } from '#ui/controls/button.tsx';
import { Select } from '#ui/controls/select.tsx';
import { Icon } from '#ui/media/icon.tsx';

import type { EnquiryFilter } from './enquiry-admin.writes.ts';
import { DownloadEnquiries } from './enquiry-admin-download.tsx';
import { MoreRows } from './enquiry-admin-more.tsx';
import { PersonDialog } from './enquiry-admin-person.tsx';
import { EnquiryRow } from './enquiry-admin-row.tsx';
import { EnquiryView } from './enquiry-admin-view.tsx';
import { kindWords, stateWords } from './enquiry-admin-words.ts';

const atOnce = 50;
const everything: EnquiryFilter = { search: '', limit: atOnce };

type Open = { readonly what: 'view'; readonly enquiry: EnquiryAnswer } | { readonly what: 'person' };

/** What visitors sent (product 5.11). A search is sent as a body: addresses end up in logs. */
export function EnquiryAdminPage() {
  const { needs } = useSearch({ strict: false });
  // The dashboard's count of those that nobody has read opens them.
  const [filter, setFilter] = useState<EnquiryFilter>({ ...everything, state: enquiryStates.find((state) => state === needs) });
  const [open, setOpen] = useState<Open>();
  const reading = useAnswer(enquiryCalls.search, { body: useRest(filter, 300) });
  const { enquiries, found = 0 } = reading.result ?? {};
  const change = (to: EnquiryFilter) => setFilter({ ...filter, limit: atOnce, ...to });
  const close = () => setOpen(undefined);
  const count = m.admin_enquiries_count({ count: found });
  return (
    <>
      <ManagedList
        title={m.admin_enquiries()}
        count={() => count}
        actions={
          <>
            <Button look="line" onClick={() => setOpen({ what: 'person' })}>
              <Icon name="user" />
              {m.admin_enquiries_person()}
            </Button>
            <DownloadEnquiries filter={filter} />
          </>
        }
        reading={{ ...reading, result: enquiries }}
        failed={m.admin_enquiries_fetch_failed()}
        empty={m.admin_enquiries_empty()}
        tools={
          <ListTools
            label={m.admin_enquiries_search()}
            search={filter.search ?? ''}
            onSearch={(search) => change({ search })}
            found={reading.result ? count : ''}
            onViewAll={() => setFilter(everything)}
          >
            <Select
              label={m.admin_enquiries_state()}
              bare
              placeholder={m.admin_enquiries_all_states()}
              options={enquiryStates.map((value) => ({ value, label: stateWords[value]() }))}
              value={filter.state ?? ''}
              onValueChange={(chosen) => change({ state: enquiryStates.find((state) => state === chosen) })}
            />
            <Select
              label={m.admin_enquiries_kind()}
              bare
              placeholder={m.admin_enquiries_all_kinds()}
              options={submissionKinds.map((value) => ({ value, label: kindWords[value]() }))}
              value={filter.kind ?? ''}
              onValueChange={(chosen) => change({ kind: submissionKinds.find((kind) => kind === chosen) })}
            />
          </ListTools>
        }
        more={<MoreRows shown={enquiries?.length ?? 0} found={found} onMore={(shown) => change({ limit: shown + atOnce })} />}
      >
        {(enquiry) => <EnquiryRow enquiry={enquiry} onView={() => setOpen({ what: 'view', enquiry })} />}
      </ManagedList>
      {open?.what === 'view' && <EnquiryView enquiry={open.enquiry} onClose={close} />}
      {open?.what === 'person' && <PersonDialog onClose={close} />}
    </>
  );
}
