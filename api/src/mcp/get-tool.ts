import { fieldsOf } from '@helpdesk/contract/kinds/descriptions';
import { isOn } from '@helpdesk/contract/kinds/field';
import type { Language } from '@helpdesk/contract/languages';
import { opensOn } from '@helpdesk/contract/opening/listing-opening';
import { restrictionsOf } from '@helpdesk/contract/opening/restriction';
import type { ListingRow } from '@helpdesk/contract/sync/rows';
import * as z from 'zod/mini';
import { Problem } from '#http/problem.ts';
import { textIn } from './text-in.ts';
import { licenceShape, listingWith, type Named, tell, toldShape, underLicence } from './told-listing.ts';
import { language, tool } from './tool.ts';

const span = z.object({ opens: z.string(), closes: z.string() });

export const getTool = tool({
  name: 'get',
  title: 'All about one listing',
  description:
    'All that the public page of a listing says: text, hours, fee, access, how to get there, pictures. Whom to call is not told: for a booking give the page’s address.',
  input: z.strictObject({ id: z.string().check(z.minLength(1), z.maxLength(64), z.describe('As the other tools answer it')), language }),
  output: z.object({
    listing: z.object({
      ...toldShape,
      text: z.string(),
      pictures: z.array(z.object({ address: z.string(), text: z.string(), credit: z.string() })),
      opensToday: z
        .nullable(z.array(span))
        .check(z.describe('HH:MM in the region; an empty list: closed today, or a notice says not to go; null: nobody knows')),
      details: z
        .record(z.string(), z.unknown())
        .check(
          z.describe('What its kind knows besides, under the names of the fields in /api/openapi.json; what nobody knows is empty or null'),
        ),
    }),
    ...licenceShape,
  }),
  answer: ({ id, language }, known) => {
    const found = listingWith(id, known);
    if (!found) throw new Problem(404, 'server_mcp_no_listing');
    const { listing } = found;
    const told = tell(found, known, language);
    const spans = opensOn(listing, restrictionsOf(known.rows.notices, found.kind, listing), known.now.day);
    const texts = textIn(listing, 'pictureTexts', language);
    return {
      listing: {
        ...told,
        text: textIn(listing, 'content', language),
        pictures: listing.images.map((image, at) => ({
          address: known.origin + image,
          text: texts[at] ?? '',
          credit: listing.pictureCredits[at] ?? '',
        })),
        opensToday: spans ? [...spans] : null,
        details: detailsOf(found, language),
      },
      ...underLicence(),
    };
  },
});

/** Told already, or of use to our own addresses alone. */
const toldElsewhere: ReadonlySet<string> = new Set([
  'name',
  'regionId',
  'content',
  'images',
  'pictureTexts',
  'pictureCredits',
  'checkedOn',
  'latitude',
  'longitude',
  'slug',
  'formerSlugs',
]);

/** By the description of its kind, so that a field that pages may show is told, and whom to call is not. */
const detailsOf = ({ kind, listing }: Named, language: Language): Record<string, unknown> =>
  Object.fromEntries(
    fieldsOf(kind)
      .filter(([name, field]) => isOn(field, 'page') && !toldElsewhere.has(name))
      .map(([name]) => [name, textIn(listing, name as keyof ListingRow, language)]),
  );
