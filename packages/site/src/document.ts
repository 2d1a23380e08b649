import type { SiteConfiguration } from './configuration.ts';
import { siteBlockId } from './here.ts';

/** Where a document that is built for all sites gets what is one's own: in its head, behind its styles, and behind what is shown. */
export const headPlace = '<!-- head of the site -->';
export const stylesPlace = '<!-- styles of the site -->';
export const blockPlace = '<!-- site -->';

/** The site's style sheet, for documents that hold no styles. */
export const siteStylesFile = 'site.css';

/** As data in a document, which is no script. No text in it can end the block. */
export const siteBlock = (site: SiteConfiguration): string =>
  `<script type="application/json" id="${siteBlockId}">${JSON.stringify(site).replaceAll('<', '\\u003c')}</script>`;

/** The bare document as a site's own. */
export const fillShell = (shell: string, site: SiteConfiguration, description: string): string =>
  shell
    .replace(headPlace, () => `<title>${escaped(site.name.en)}</title>\n<meta name="description" content="${escaped(description)}">`)
    .replace(stylesPlace, () => `<link rel="stylesheet" href="/${siteStylesFile}">`)
    .replace(blockPlace, () => siteBlock(site));

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
