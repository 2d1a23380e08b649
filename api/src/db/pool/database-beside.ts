import { StartProblem } from '#db/start-problem.ts';

/** PostgreSQL cuts longer names off, so that two sites might meet in one. */
const longestName = 63;

/**
 * The address of a site's own database: `helpdesk` has `helpdesk_tamhini` beside it.
 * @throws StartProblem when the name would be too long
 */
export function databaseBeside(databaseUrl: string, site: string): string {
  const [, before = '', database = '', after = ''] = /^(postgres(?:ql)?:\/\/[^/?#]*\/?)([^?#]*)(.*)$/.exec(databaseUrl) ?? [];
  const name = `${database || 'helpdesk'}_${site.replaceAll('-', '_')}`;
  if (name.length > longestName)
    throw new StartProblem(`The database ${name} would have more than ${longestName} letters: name the site shorter.`);
  return `${before.replace(/\/?$/, '/')}${name}${after}`;
}
