/** The servers of a `DATABASE_URL`, and which of them is meant. */
export interface Hosts {
  /** An address for each, in the order in which they are tried. */
  readonly urls: readonly [string, ...string[]];
  /** Only the one that takes writes, as `target_session_attrs=read-write` says. */
  readonly isPrimary: boolean;
}

const shape = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/;
const primary: ReadonlySet<string | null> = new Set(['read-write', 'primary']);

/**
 * Reads `postgres://user:password@one:5432,two:5432/database?target_session_attrs=read-write`, as libpq does.
 * @returns undefined for what is no such address
 */
export function hostsOf(databaseUrl: string): Hosts | undefined {
  const [, before = '', hosts = '', after = ''] = shape.exec(databaseUrl) ?? [];
  const [first, ...others] = hosts.split(',').map((host) => `${before}${host}${after}`);
  if (before === '' || !first || ![first, ...others].every((url) => URL.canParse(url))) return undefined;
  const asked = new URL(first).searchParams.get('target_session_attrs');
  if (asked !== null && asked !== 'any' && !primary.has(asked)) return undefined;
  return { urls: [withoutTarget(first), ...others.map(withoutTarget)], isPrimary: primary.has(asked) };
}

/** What the driver does not know. */
function withoutTarget(text: string): string {
  const url = new URL(text);
  if (!url.searchParams.has('target_session_attrs')) return text;
  url.searchParams.delete('target_session_attrs');
  return url.href;
}
