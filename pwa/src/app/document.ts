import { pageDataBlock } from '#catalogue/page-data.ts';
import type { PartTags } from './part-tags.ts';
import type { RenderedPage } from './render.tsx';

/** What React put first: titles and tags without content. No `>` stands inside an attribute, since React escapes it. */
const headTags = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/;
/** What index.html says of all pages. */
const commonTags = /<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/;
const root = '<div id="root"></div>';

/**
 * A page inside the app's own index.html. Style sheets of its own come last, since the first one orders the cascade layers,
 * and scripts behind all that is seen.
 */
export function fillShell(shell: string, { html, head, language, data }: RenderedPage, { styles, scripts }: PartTags): string {
  if (!commonTags.test(shell) || !shell.includes(root)) throw new Error('index.html is not as it was');
  const [tags = ''] = headTags.exec(html) ?? [];
  return shell
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(commonTags, () => tags + head)
    .replace('</head>', () => `${styles}</head>`)
    .replace(root, () => `<div id="root">${html.slice(tags.length)}</div>${pageDataBlock(data)}`)
    .replace('</template>', () => `${scripts}</template>`);
}
