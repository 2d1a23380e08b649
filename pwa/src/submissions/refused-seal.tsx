import { m } from '@helpdesk/words/messages';

import { SheetSeal } from '#ui/controls/sheet.tsx';

/** In a sheet that is still open over what the server refused meanwhile. */
export const RefusedSeal = ({ reason }: { reason: string | undefined }) => (
  <SheetSeal tone="err" icon="alert" title={m.requests_refused()}>
    <p>{reason ?? m.requests_refused_text()}</p>
  </SheetSeal>
);
