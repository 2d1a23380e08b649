import { m } from '@helpdesk/words/messages';

import { ListingScreen } from '#admin/listings/listing-screen.tsx';

import { deleteResort, setResortPopular } from './resort.writes.ts';
import { ResortForm } from './resort-form.tsx';
import { ResortView } from './resort-view.tsx';

export function ResortAdminPage() {
  return (
    <ListingScreen
      kind="resorts"
      title={m.menu_resorts()}
      add={m.admin_resorts_add()}
      search={m.search_resorts()}
      count={m.count_resorts}
      empty={m.admin_resorts_empty()}
      fetchFailed={m.admin_resorts_fetch_failed()}
      deleteFailed={m.admin_resorts_delete_failed()}
      setPopular={setResortPopular}
      remove={deleteResort}
      view={(id, name, onClose) => <ResortView id={id} name={name} onClose={onClose} />}
      form={(id, onClose, copyOf) => <ResortForm id={id} copyOf={copyOf} onClose={onClose} />}
    />
  );
}
