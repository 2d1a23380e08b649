import { type EnquiryAnswer, enquiryCalls } from '@helpdesk/contract/calls/enquiries';
import { m } from '@helpdesk/words/messages';
import { useState } from 'react';

import { ListTools } from '#admin/lists/list-tools.tsx';
import { ManagedList } from '#admin/lists/managed-list.tsx';
import { useAnswer } from '#admin/shell/use-answer.ts';
import { Button } from '#ui/controls/button.tsx';
import { Icon } from '#ui/media/icon.tsx';
import type { EnquiryAddress } from './enquiry-address.ts';
import type { EnquiryFilter } from './enquiry-admin.writes.ts';
import { DownloadEnquiries } from './enquiry-admin-download.tsx';
import { EnquiryFilters, WaitingChip } from './enquiry-admin-filters.tsx';
import { EnquiryMonths } from './enquiry-admin-months.tsx';
import { MoreRows } from './enquiry-admin-more.tsx';
import { PersonDialog } from './enquiry-admin-person.tsx';
import { EnquiryRow } from './enquiry-admin-row.tsx';
import { EnquiryView } from './enquiry-admin-view.tsx';
import { ForwardTextsDialog } from './forward/forward-texts-dialog.tsx';
import { useEnquiryFilter } from './use-enquiry-filter.ts';

const atOnce = 50;
const everything: EnquiryAddress = { state: undefined, kind: undefined, assigned: undefined, language: undefined, waiting: undefined };

type Open = { readonly what: 'view'; readonly enquiry: EnquiryAnswer } | { readonly what: 'person' | 'texts' };

/** What visitors sent (product 5.11). A search is sent as a body: addresses end up in logs. */
export function EnquiryAdminPage() {
  const { address, search, narrow, ask } = useEnquiryFilter();
  const [limit, setLimit] = useState(atOnce);
  const [open, setOpen] = useState<Open>();
  const filter: EnquiryFilter = { ...address, search, limit };
  const reading = useAnswer(enquiryCalls.search, { body: filter });
  const { enquiries, found = 0 } = reading.result ?? {};
  const change = (...to: Parameters<typeof narrow>) => {
    setLimit(atOnce);
    narrow(...to);
  };
  const close = () => setOpen(undefined);
  const count = m.admin_enquiries_count({ count: found });
  return (
    <>
      <ManagedList
        title={m.admin_enquiries()}
        count={() => count}
        actions={
          <>
            <Button look="line" onClick={() => setOpen({ what: 'texts' })}>
              <Icon name="edit" />
              {m.admin_forward_texts()}
            </Button>
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
            search={search}
            onSearch={(text) => {
              setLimit(atOnce);
              ask(text);
            }}
            found={reading.result ? count : ''}
            onViewAll={() => change(everything, '')}
            narrowing={[address.state, address.kind, address.assigned, address.language].filter(Boolean).length}
            more={<WaitingChip address={address} onNarrow={change} />}
          >
            <EnquiryFilters address={address} onNarrow={change} />
          </ListTools>
        }
        more={<MoreRows shown={enquiries?.length ?? 0} found={found} onMore={(shown) => setLimit(shown + atOnce)} />}
      >
        {(enquiry) => <EnquiryRow enquiry={enquiry} onView={() => setOpen({ what: 'view', enquiry })} />}
      </ManagedList>
      <EnquiryMonths />
      {open?.what === 'view' && <EnquiryView enquiry={open.enquiry} onClose={close} />}
      {open?.what === 'person' && <PersonDialog onClose={close} />}
      {open?.what === 'texts' && <ForwardTextsDialog onClose={close} />}
    </>
  );
}
