import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type * as z from 'zod/mini';

import {
  type addressesSchema,
  coloursFile,
  donorsFile,
  mapLinesFile,
  peopleFile,
  type SiteConfiguration,
  siteFile,
  wordsFile,
} from './configuration.ts';
import { siteStyles } from './styles.ts';
import { utcOffsetsOf } from './utc-offsets.ts';

/** A site as its folder says it. */
export interface Site {
  /** That of the folder: in addresses of databases and directories. */
  readonly name: string;
  readonly folder: string;
  readonly configuration: SiteConfiguration;
  readonly addresses: z.output<typeof addressesSchema>;
  /** What its pages are painted with beside the product's own styles. */
  readonly styles: string;
  /** Whether an empty database begins with the sample region. */
  readonly isSample: boolean;
}

/** What a site may be called: it becomes part of a database's name. */
export const siteName = /^[a-z][a-z0-9-]{0,30}$/;

/**
 * Reads and checks the folder of a site (product 1.2).
 * @throws Error with a sentence that names the file and what is wrong with it
 */
export function readSite(folder: string): Site {
  const read = <Schema extends z.ZodMiniType>(file: string, schema: Schema): z.output<Schema> => {
    let json: unknown;
    try {
      json = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    } catch (error) {
      throw new Error(`${join(folder, file)} cannot be read: ${(error as Error).message}.`);
    }
    const checked = schema.safeParse(json);
    if (checked.success) return checked.data;
    const [issue] = checked.error.issues;
    const at = issue && [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys : [])].join('.');
    throw new Error(`${join(folder, file)}: ${[at, issue?.message].filter(Boolean).join(': ')}.`);
  };
  const readIfThere = <Schema extends z.ZodMiniType>(file: string, schema: Schema) =>
    existsSync(join(folder, file)) ? read(file, schema) : undefined;

  const { addresses, data, panorama, ...said } = read('site.json', siteFile);
  const lines = existsSync(join(folder, 'map')) ? readdirSync(join(folder, 'map')).filter((file) => file.endsWith('.geojson')) : [];
  return {
    name: basename(folder),
    folder,
    configuration: {
      ...said,
      utcOffsets: utcOffsetsOf(said.timeZone, Date.now()),
      panorama: { wide: panorama.wide.map(({ place }) => place), tall: panorama.tall.map(({ place }) => place) },
      people: readIfThere('people.json', peopleFile) ?? { governingBody: [], team: [] },
      donors: readIfThere('donors.json', donorsFile) ?? [],
      words: readIfThere('words.json', wordsFile) ?? {},
      mapLines: lines.sort().map((file) => read(`map/${file}`, mapLinesFile)),
    },
    addresses,
    styles: siteStyles({ colours: readIfThere('colours.json', coloursFile), peaks: panorama }),
    isSample: data === 'sample',
  };
}
