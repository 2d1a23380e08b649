import type { Language } from '@helpdesk/contract/languages';
import { manifestFile } from '@helpdesk/contract/rules/addresses';
import { blockPlace, siteBlock, siteStylesFile, stylesPlace } from '@helpdesk/site/document';
import { siteHere } from '@helpdesk/site/here';
import { messagesIn } from '@helpdesk/words/page-messages';

import type { DocumentFiles } from './document-files.ts';

interface DocumentParts {
  readonly language: Language;
  /** Title, description and what else a page says of itself. */
  readonly head: string;
  /** What is painted, and the data that the app takes it over with; nothing in the bare shell. */
  readonly body?: { readonly html: string; readonly data: string };
  /** The text of the site's own style sheet; the bare shell names it. */
  readonly siteStyles?: string;
  readonly files: DocumentFiles;
}

/**
 * The whole document around a page. It is painted with the styles inside it, which the security policy knows, and waits for no file; a script
 * inside it the policy forbids. The app's scripts stand behind all that is seen, and what searches comes after them; what keeps rows waits in a
 * template until the page can be used (`first-rows.ts`).
 */
export const writeDocument = ({ language, head, body, siteStyles, files }: DocumentParts): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${head}
<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#161d1a" media="(prefers-color-scheme: dark)">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="icon" href="/icons/favicon-32.png" type="image/png" sizes="32x32">
<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
<link rel="manifest" href="/${manifestFile(language)}">
${files.styles.map(styleTag).join('\n')}${body ? siteStyleTag(siteStyles) : stylesPlace}
${startTag(files.start, Boolean(body))}
${files.fonts.map(fontTag).join('\n')}
</head>
<body>
<noscript><p class="wrap">${messagesIn(language)[body ? 'server_without_scripts' : 'server_needs_scripts']()}</p></noscript>
<div id="root">${body?.html ?? ''}</div>${body?.data ?? ''}
${body ? siteBlock(siteHere()) : blockPlace}
${files.styles.map(heldStylesTag).join('')}${siteStyles ? heldStylesTag({ address: `/${siteStylesFile}`, text: siteStyles }) : ''}
${moduleTag(files.start)}
${scriptTags(files.scripts)}${aheadTags(files.search)}<template data-later>${aheadTags(files.later, ' fetchpriority="low"')}</template>
</body>
</html>
`;

/** A source, while it is being developed, is a module. */
const startTag = (address: string, isLater: boolean): string =>
  `<script src="${address}"${address.endsWith('.ts') ? ' type="module"' : isLater ? ' defer' : ''}></script>`;

type StyleSheet = DocumentFiles['styles'][number];

const styleTag = ({ address, text }: StyleSheet): string => (text ? `<style>${text}</style>` : `<link rel="stylesheet" href="${address}">`);

const siteStyleTag = (text = ''): string => (text ? styleTag({ address: '', text }) : '');

/** Says to who loads pages later that the document has these styles; nothing is fetched. */
const heldStylesTag = ({ address, text }: StyleSheet): string => (text ? `<link rel="stylesheet" href="${address}" disabled>` : '');

/** After the largest picture. */
const fontTag = (address: string): string =>
  `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin fetchpriority="low">`;

const moduleTag = (address: string): string => `<script type="module" src="${address}"></script>`;

const preloadTag = (address: string): string => `<link rel="modulepreload" href="${address}">`;

/** @param later of what comes behind all that is still on its way */
const aheadTags = ({ scripts, styles }: DocumentFiles['later'], later = ''): string =>
  [
    ...scripts.map((address) => `<link rel="modulepreload" href="${address}"${later}>`),
    ...styles.map((address) => `<link rel="preload" href="${address}" as="style" crossorigin fetchpriority="low">`),
  ].join('');

/** The largest, React and what all pages share, run in tasks of their own before the page's, so that none holds a tap up for long. */
const scriptTags = (addresses: readonly string[]): string =>
  addresses
    .map((address, at) => (at === addresses.length - 1 || /\/(?:react|common)-/.test(address) ? moduleTag(address) : preloadTag(address)))
    .join('');
