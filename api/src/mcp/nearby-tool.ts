import { isHelp, type ListingKind, listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { Point } from '@helpdesk/contract/rules/map/geo';
import { directionOf, directions, pointOf, straightLine } from '@helpdesk/contract/rules/straight-line';
import * as z from 'zod/mini';
import { Problem } from '#http/problem.ts';
import { askedKinds, isOpen, licenceShape, listingsOf, listingWith, tell, toldShape, underLicence } from './told-listing.ts';
import { type Known, language, tool } from './tool.ts';

export const nearbyTool = tool({
  name: 'nearby',
  title: 'What is near',
  description:
    'The listings nearest to a listing or to a point, by the straight line, the nearest first; services that are closed now come after all others. No road is known: say so when you tell a distance.',
  input: z.strictObject({
    id: z.optional(z.string().check(z.minLength(1), z.maxLength(64))).check(z.describe('Of a listing; else give latitude and longitude')),
    latitude: z.optional(z.number().check(z.gte(-90), z.lte(90))),
    longitude: z.optional(z.number().check(z.gte(-180), z.lte(180))),
    kinds: askedKinds,
    limit: z._default(z.int().check(z.gte(1), z.lte(20)), 5),
    language,
  }),
  output: z.object({
    results: z.array(z.object({ ...toldShape, metres: z.int(), direction: z.enum(directions) })),
    ...licenceShape,
  }),
  answer: ({ kinds = listingKinds, limit, language, ...asked }, known) => {
    const from = whence(asked, known);
    const results = listingsOf(known, kinds as readonly ListingKind[])
      .filter(({ listing }) => listing._id !== asked.id)
      .flatMap((each) => {
        const point = pointOf(each.listing);
        return point ? [{ ...each, line: straightLine(from, point) }] : [];
      })
      .map((each) => ({ ...each, closed: Number(isHelp(each.kind) && isOpen(each, known) === false) }))
      .sort((one, other) => one.closed - other.closed || one.line.metres - other.line.metres)
      .slice(0, limit)
      .map(({ line, closed: _, ...each }) => ({
        ...tell(each, known, language),
        metres: Math.round(line.metres),
        direction: directionOf(line.bearing),
      }));
    return { results, ...underLicence() };
  },
});

/** From where it is measured; a listing that does not say where it is has nothing near it. */
function whence(
  { id, latitude, longitude }: { id?: string | undefined } & { [Of in keyof Point]?: Point[Of] | undefined },
  known: Known,
): Point {
  const hasPoint = latitude !== undefined && longitude !== undefined;
  if (id !== undefined ? latitude !== undefined || longitude !== undefined : !hasPoint) throw new Problem(400, 'server_mcp_whence');
  if (hasPoint) return { latitude, longitude };
  const found = listingWith(id ?? '', known);
  if (!found) throw new Problem(404, 'server_mcp_no_listing');
  const point = pointOf(found.listing);
  if (!point) throw new Problem(404, 'server_mcp_nowhere');
  return point;
}
