import { deferred } from '#ui/page/deferred.tsx';
import { BrokenPage } from './broken-page.tsx';
import { missingPart } from './missing-part.ts';

const OfficeWaits = deferred(async () => (await import('./office-waits.tsx')).OfficeWaits, 'later');

/** In place of a page of the back-office that threw, or did not come. */
export function BrokenOffice({ error }: { error: unknown }) {
  return error instanceof Error && error.message === missingPart ? <OfficeWaits /> : <BrokenPage error={error} />;
}
