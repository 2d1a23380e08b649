import { createHash } from 'node:crypto';
import { type CatalogueTable, catalogueTables } from '@helpdesk/contract/kinds/kinds';
import { contactFields } from '@helpdesk/contract/kinds/parts';
import { minApp, syncSchema } from '@helpdesk/contract/kinds/schema';
import { languages } from '@helpdesk/contract/languages';
import type { GuideAbout } from '@helpdesk/contract/sync/guide-about';
import { guideSealBytes, maxGuideBytes, writeGuideBlock, writeGuideSeal } from '@helpdesk/contract/sync/guide-file';
import { rowLineParts } from '@helpdesk/contract/sync/row-lines';
import type { CatalogueRows } from '@helpdesk/contract/sync/rows';
import { siteBlock } from '@helpdesk/site/document';
import { siteHere } from '@helpdesk/site/here';
import { site } from '@helpdesk/site/site';
import { messagesIn } from '@helpdesk/words/server-messages';

import type { Catalogue } from '#db/catalogue.ts';
import { eachOf, unpaid, type Work } from '#http/budget/work.ts';
import { gzipInTurns } from '#http/kept/compressed-cache.ts';
import type { GuideKey } from './guide-key.ts';
import type { GuideViewer } from './guide-viewer.ts';
import type { ReadPicture } from './list-pictures.ts';

export interface GuideParts {
  readonly viewer: GuideViewer;
  readonly key: GuideKey;
}

interface Made {
  readonly catalogue: Pick<Catalogue, 'epoch' | 'seq' | 'rows'>;
  /** In the order in which they are wanted. */
  readonly pictures: readonly ReadPicture[];
  readonly origin: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  /** In bytes. */
  readonly most?: number;
}

/** The region as one file: a document that shows itself, with as many pictures as fit, sealed (decisions 070, 071). */
export async function writeGuide(
  { viewer, key }: GuideParts,
  { catalogue: { epoch, seq, rows }, pictures, origin, madeAt, most = maxGuideBytes }: Made,
  work: Work = unpaid,
): Promise<string> {
  const open = () =>
    Object.fromEntries(
      catalogueTables.map((table) => [
        table,
        eachOf<CatalogueRows[CatalogueTable][number], object>(rows[table], (row) => withoutContacts(table, row)),
      ]),
    );
  const documentWith = async (fitting: readonly string[]) => {
    const picturesLeftOut = pictures.length - fitting.length;
    const about: GuideAbout = { epoch, schema: syncSchema, minApp, seq, madeAt, origin, picturesLeftOut };
    const packed = Buffer.from(await gzipInTurns(rowLineParts(about, open()), work)).toString('base64');
    return documentOf(viewer, packed, `{${fitting.join(',')}}`);
  };
  const room = most - guideSealBytes - Buffer.byteLength(await documentWith([])) - spareBytes;
  const document = await documentWith(asFit(pictures, room));
  const digest = new Uint8Array(createHash('sha256').update(document).digest());
  return document + writeGuideSeal({ digest, signature: key.sign(digest) });
}

/** A number of another length packs into a few bytes more. */
const spareBytes = 64;

/** Those that fit, as parts of a JSON object. */
function asFit(pictures: readonly ReadPicture[], room: number): string[] {
  let left = room;
  return pictures
    .map(([address, bytes]) => `${JSON.stringify(address)}:"${Buffer.from(bytes).toString('base64')}"`)
    .filter((part) => {
      const fits = part.length + 1 <= left;
      if (fits) left -= part.length + 1;
      return fits;
    });
}

/** Whom to call is in no page, and so in no file that anybody can open (decision 014). */
function withoutContacts(table: CatalogueTable, row: CatalogueRows[CatalogueTable][number]): object {
  const hidden = contactFields(table);
  const open = (fields: object) => Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.includes(name)));
  const translations = 'translations' in row && Object.entries(row.translations).map(([language, texts]) => [language, open(texts)]);
  return { ...open(row), ...(translations && { translations: Object.fromEntries(translations) }) };
}

const documentOf = ({ script, styles, policy }: GuideViewer, rows: string, pictures: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="referrer" content="no-referrer">
<title>${escaped(site.name.en)}</title>
<style>${styles}</style>
</head>
<body>
<noscript>${languages.map((language) => `<p lang="${language}">${escaped(messagesIn(language).server_guide_scripts())}</p>`).join('')}</noscript>
${siteBlock(siteHere())}
${writeGuideBlock('rows', rows)}
${writeGuideBlock('pictures', pictures)}
<script>${script}</script>
</body>
</html>`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
