import { withLineBreaks } from '@helpdesk/contract/rules/line-breaks';

import type { FeedEntry } from './feed-entries.ts';

interface Feed {
  readonly name: string;
  readonly author: string;
  readonly language: string;
  readonly licence: string;
  readonly origin: string;
  /** Its own address. */
  readonly address: string;
  readonly entries: readonly FeedEntry[];
}

/** A feed (RFC 4287), what changed last first. No library: what there is says no language, and takes texts for HTML. */
export function feedOf({ name, author, language, licence, origin, address, entries }: Feed): string {
  const newest = [...entries].sort((one, other) => other.updated.getTime() - one.updated.getTime());
  const { host } = new URL(origin);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${escaped(address)}</id>
<title type="text">${escaped(name)}</title>
<updated>${(newest[0]?.updated ?? new Date(0)).toISOString()}</updated>
<link rel="self" type="application/atom+xml" href="${escaped(address)}"/>
<link rel="alternate" type="text/html" hreflang="${language}" href="${escaped(pageOf(origin, '/', language))}"/>
<author><name>${escaped(author)}</name><uri>${escaped(origin)}/</uri></author>
<rights>${escaped(licence)}</rights>
${newest.map((entry) => entryOf(entry, { host, origin, language })).join('\n')}
</feed>
`;
}

function entryOf(
  { id, kind, title, text, startDate, endDate, about, updated }: FeedEntry,
  { host, origin, language }: { host: string; origin: string; language: string },
) {
  const days = startDate === endDate ? startDate : `${startDate} – ${endDate}`;
  return `<entry>
<id>tag:${escaped(host.replace(/:\d+$/, ''))},2026:${escaped(encodeURIComponent(id))}</id>
<title type="text">${escaped(title)}</title>
<updated>${updated.toISOString()}</updated>
<link rel="alternate" type="text/html" href="${escaped(pageOf(origin, about?.path ?? '/', language))}"/>
<category term="${kind}"/>
<content type="text">${escaped([days, about?.name, text].filter(Boolean).join('\n'))}</content>
</entry>`;
}

const pageOf = (origin: string, path: string, language: string): string =>
  `${origin}${path}${language === 'en' ? '' : `?lang=${language}`}`;

const escaped = (text: string): string =>
  withLineBreaks(text)
    // What no XML may hold, however it is written; without the space two words would be one.
    .replace(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
