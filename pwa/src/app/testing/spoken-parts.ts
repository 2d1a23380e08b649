/** What of a page is read out, with the language that it is read in. */
export interface SpokenPart {
  /** An attribute's name; `text` of what stands between tags. */
  readonly where: string;
  readonly said: string;
  readonly lang: string;
}

const readOut = /\b(alt|title|placeholder|aria-(?:label|description|roledescription|valuetext))="([^"]*)"/g;
const empty = new Set(['area', 'br', 'hr', 'img', 'input', 'link', 'meta', 'source']);

/** For tests: of HTML as React writes it, in which no attribute holds a `>`. @param pageLang what the document says */
export function spokenParts(html: string, pageLang: string): SpokenPart[] {
  const parts: SpokenPart[] = [];
  const open: { tag: string; lang: string }[] = [];
  const here = () => open.at(-1)?.lang ?? pageLang;
  for (const [, comment, closing, tag = '', attributes = '', text = ''] of html.matchAll(/(<!--.*?-->)|<(\/?)([\w-]+)([^>]*)>|([^<]+)/gs)) {
    if (comment !== undefined) continue;
    if (tag === '') {
      if (!['title', 'script', 'style'].includes(open.at(-1)?.tag ?? '')) parts.push({ where: 'text', said: text, lang: here() });
    } else if (closing) {
      while (open.length > 0 && open.pop()?.tag !== tag);
    } else {
      const lang = /\blang="([^"]*)"/i.exec(attributes)?.[1] ?? here();
      for (const [, where = '', said = ''] of attributes.matchAll(readOut)) parts.push({ where, said, lang });
      if (!empty.has(tag) && !attributes.endsWith('/')) open.push({ tag, lang });
    }
  }
  return parts;
}
