import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { Language } from '@helpdesk/contract/languages';
import { directorySegments, shortLink } from '@helpdesk/contract/rules/addresses';
import type { Catalogue } from '#catalogue/catalogue.ts';
import { findListing } from '#catalogue/find-row.ts';
import { kioskAddress } from '#kiosk/kiosk-address.ts';
import type { Saved } from '#local/mine-db.ts';
import { fragmentOf } from '#mine/plan-link.ts';
import { pathIn } from '#ui/page/own-address.ts';

import { plainAddress, type TakenAlong } from './way-out.ts';

interface OpenPage {
  readonly origin: string;
  /** As the browser has it. */
  readonly path: string;
  readonly language: Language;
  readonly catalogue: Catalogue | undefined;
  readonly saved: Saved | undefined;
  /** `YYYY-MM-DD`: of a plan that names no other. */
  readonly day: string;
}

/** Takes the open page along, in the visitor's language: a listing by its short link, a plan with its stops, from home the whole guide. */
export function takenPage(page: OpenPage): TakenAlong {
  const address = new URL(page.origin + addressOf(page));
  return { code: address.href, text: plainAddress(address).replace(/#.*$/, '') };
}

function addressOf({ path, language, catalogue, saved, day }: OpenPage): string {
  if (path === kioskAddress) return pathIn(language, '/');
  const here = pathIn(language, path);
  if (path === '/saved' && saved && saved.stops.length > 0) return `${here}#${fragmentOf({ day: saved.day ?? day, stops: saved.stops })}`;
  const id = catalogue && listingAt(catalogue, path);
  return id ? pathIn(language, shortLink(id)) : here;
}

function listingAt(catalogue: Catalogue, path: string): string | undefined {
  const [directory, slug, ...deeper] = path.split('/').filter(Boolean);
  const kind = listingKinds.find((each) => directorySegments[each] === directory);
  if (!kind || slug === undefined || deeper.length > 0) return undefined;
  return findListing(catalogue, kind, decodeURIComponent(slug))?._id;
}
