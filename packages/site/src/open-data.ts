import { ofSite } from './here.ts';

interface Licence {
  readonly name: string;
  /** As SPDX lists it. */
  readonly identifier: string;
  readonly url: string;
}

/** Those that a site may choose from: others must at least be told who collected it, or pass on under the same terms what they made of it. */
const licences = {
  'CC-BY-4.0': { name: 'CC BY 4.0', identifier: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' },
  'ODbL-1.0': { name: 'ODbL 1.0', identifier: 'ODbL-1.0', url: 'https://opendatacommons.org/licenses/odbl/1-0/' },
} as const satisfies Readonly<Record<string, Licence>>;

/** The region as a dataset for others (decision 100). */
export const openData = ofSite(({ openData: { fileName, licence } }) => ({ fileName, licence: licences[licence] as Licence }));
