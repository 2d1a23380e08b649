import { m } from '@helpdesk/words/messages';

import { ListingScreen } from '#admin/listings/listing-screen.tsx';

import { deleteService, setServicePopular } from './service.writes.ts';
import { ServiceForm } from './service-form.tsx';
import { ServiceView } from './service-view.tsx';

export function ServiceAdminPage() {
  return (
    <ListingScreen
      kind="services"
      title={m.menu_services()}
      add={m.admin_services_add()}
      search={m.search_services()}
      count={m.count_services}
      empty={m.admin_services_empty()}
      fetchFailed={m.admin_services_fetch_failed()}
      deleteFailed={m.admin_services_delete_failed()}
      setPopular={setServicePopular}
      remove={deleteService}
      view={(id, name, onClose) => <ServiceView id={id} name={name} onClose={onClose} />}
      form={(id, onClose, copyOf) => <ServiceForm id={id} copyOf={copyOf} onClose={onClose} />}
    />
  );
}
