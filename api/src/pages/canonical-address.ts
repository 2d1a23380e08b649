import { isLanguage, type Language } from '@helpdesk/contract/languages';
import { directorySegments } from '@helpdesk/contract/rules/addresses';
import { filterNames } from '@helpdesk/contract/rules/filter-names';
import { readRows, rowsName } from '@helpdesk/contract/sync/page-rows';

interface CanonicalAddress {
  /** Path and query, with the parameters alone that its page reads, in one order. */
  readonly address: string;
  /** The language that it asks for. */
  readonly language?: Language;
}

const directories: ReadonlySet<string> = new Set(Object.values(directorySegments).map((segment) => `/${segment}`));

/** One spelling for all addresses of a page, so that what follows visitors about makes no page of its own. */
export function canonicalAddress({ pathname, searchParams }: URL): CanonicalAddress {
  const path = `/${pathname.split('/').filter(Boolean).join('/')}`;
  const read = new URLSearchParams();
  const isDirectory = directories.has(path);
  for (const name of isDirectory ? filterNames : []) {
    const [value, ...others] = searchParams.getAll(name);
    if (value && others.length === 0) read.set(name, value);
  }
  const rows = isDirectory && readRows(searchParams);
  if (rows) read.set(rowsName, `${rows}`);
  const [lang, ...others] = searchParams.getAll('lang');
  const language = isLanguage(lang) && others.length === 0 ? lang : undefined;
  if (language) read.set('lang', language);
  return { address: read.size > 0 ? `${path}?${read}` : path, language };
}
