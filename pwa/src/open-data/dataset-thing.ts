import { dataFilesOf, dataPath } from '@helpdesk/contract/open-data/data-files';
import type { Thing } from '@helpdesk/contract/schema-org/thing';
import { openData } from '@helpdesk/site/open-data';
import { site } from '@helpdesk/site/site';
import { inSpokenLanguage } from '@helpdesk/words/language';
import { m } from '@helpdesk/words/messages';

import type { Catalogue } from '#catalogue/catalogue.ts';
import type { OwnAddress } from '#ui/page/own-address.ts';
import { organisation } from '#ui/page/schema-org.ts';
import type { Office } from '#ui/page/structured-data.tsx';

/** The dataset as those who look for datasets read it: what it is, whose, under which terms, and where each file lies. */
export const datasetThing = ({ origin, path, address, ...at }: OwnAddress, office: Office, catalogue: Catalogue | undefined): Thing => ({
  '@type': 'Dataset',
  '@id': origin + path,
  url: address,
  name: m.dataset_name({ region: inSpokenLanguage(site.shortName) }),
  description: m.dataset_intro(),
  license: openData.licence.url,
  isAccessibleForFree: true,
  version: catalogue && String(catalogue.seq),
  creator: organisation({ origin, path, address, ...at }, office),
  spatialCoverage: { '@type': 'Place', name: `${inSpokenLanguage(site.shortName)}, ${inSpokenLanguage(site.state)}` },
  distribution: dataFilesOf(openData.fileName).map(({ name, type }) => ({
    '@type': 'DataDownload',
    name,
    encodingFormat: type,
    contentUrl: origin + dataPath(name),
  })),
});
