import type { ListingKind } from '@helpdesk/contract/kinds/kinds';
import { previewOf } from '@helpdesk/contract/rules/preview';
import type { ListingRow } from '@helpdesk/contract/sync/rows';

import { noticesAbout } from '#catalogue/notices/announced.ts';
import { textsOf } from '#catalogue/texts.ts';
import rows from '#listings/listing-row.module.css';
import { noticeKindLabels } from '#listings/notice-kinds.ts';
import { restrictionNow } from '#listings/opening/restriction-in-words.ts';
import { tagsOf } from '#listings/tags-of.ts';
import pictures from '#ui/media/picture.module.css';
import { classes } from '#ui/style/classes.ts';
import { listingAddress } from './addresses.ts';
import { element, icon, wording } from './element.ts';
import type { Guide } from './guide.ts';

/** One listing of a list: the whole row is the link. What is dangerous or closed there says so. */
export function listingRow(guide: Guide, kind: ListingKind, listing: ListingRow): HTMLElement {
  const { name, content } = textsOf(listing);
  const region = listing.regionId ? guide.catalogue.byId.regions.get(listing.regionId) : undefined;
  const [notice] = noticesAbout(guide.catalogue, [listing._id], guide.today());
  const tags = tagsOf(listing);
  const meta = element('span', { class: classes(rows.meta) }, tags, tags && region && ' · ', region && wording(textsOf(region).name));
  const restriction = restrictionNow(guide.catalogue, listing, guide.today());
  if (restriction) meta.append(element('b', { class: 'guide-notice' }, icon('alert'), restriction));
  else if (notice) {
    const heading = textsOf(notice).heading;
    meta.append(element('b', { class: 'guide-notice' }, icon('alert'), `${noticeKindLabels[notice.kind]()}: `, wording(heading)));
  }
  return element(
    'div',
    { class: classes(rows.row, 'guide-row') },
    element(
      'a',
      { class: classes(rows.link), href: listingAddress(kind, listing._id) },
      picture(guide, listing, classes(pictures.picture, rows.thumb)),
      element(
        'span',
        {},
        element('span', { class: classes(rows.name) }, wording(name)),
        element('span', { class: classes(rows.preview) }, wording({ ...content, text: previewOf(content.text) })),
        meta,
      ),
    ),
  );
}

/** A listing's picture, or its place where the file has none. */
export function picture(guide: Guide, listing: ListingRow, className: string, alt = ''): HTMLElement {
  const src = guide.pictureOf(listing);
  const image = src && element('img', { class: classes(pictures.image), src, alt, decoding: 'async' });
  return element('span', { class: className }, image);
}
