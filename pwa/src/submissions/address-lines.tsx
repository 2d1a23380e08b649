import { Fragment } from 'react';

import { addressOf } from '#catalogue/helpdesk/address.ts';
import { useLastCatalogue } from '#catalogue/use-last-catalogue.ts';
import { Text } from '#ui/page/text.tsx';

/** Where the helpdesk is, line by line. */
export function AddressLines() {
  const lines = addressOf(useLastCatalogue());
  return lines.map((line, at) => (
    <Fragment key={line.text}>
      {at > 0 && <br />}
      <Text of={line} />
    </Fragment>
  ));
}
