import type { DeskPerson } from '@helpdesk/contract/calls/enquiries';
import type { submissionKinds } from '@helpdesk/contract/calls/submissions';
import type { Language } from '@helpdesk/contract/languages';
import { site } from '@helpdesk/site/site';

import type { Sql } from '#db/sql.ts';
import { isUuid } from '#db/uuid.ts';

/** Who can be given an enquiry: whoever can log in. */
export async function readDeskPeople(sql: Sql): Promise<readonly DeskPerson[]> {
  return sql<DeskPerson[]>`SELECT id AS _id, email FROM administrator WHERE ${canLogIn(sql)} ORDER BY lower(email)`;
}

export async function isOnDesk(sql: Sql, id: string): Promise<boolean> {
  const people = await sql`SELECT FROM administrator WHERE id = ${isUuid(id) ? id : null} AND ${canLogIn(sql)}`;
  return people.count > 0;
}

const canLogIn = (sql: Sql) => sql`disabled_at IS NULL AND password_hash IS NOT NULL`;

interface MonthCount {
  /** `YYYY-MM` by the clocks of the region. */
  readonly month: string;
  readonly kind: (typeof submissionKinds)[number];
  readonly count: number;
}

/** How many came since a month began; only what there is any of. What was erased counts, too. @param since `YYYY-MM` */
export async function countByMonth(sql: Sql, since: string): Promise<readonly MonthCount[]> {
  return sql<MonthCount[]>`
    SELECT to_char(received_at AT TIME ZONE ${site.timeZone}, 'YYYY-MM') AS month, kind, count(*) AS count FROM enquiry
    WHERE received_at >= ${`${since}-01`}::timestamp AT TIME ZONE ${site.timeZone} GROUP BY 1, 2`;
}

/** Of the languages in which the helpdesk has a text of its own. */
export async function readForwardTexts(sql: Sql): Promise<ReadonlyMap<Language, string>> {
  const rows = await sql<{ language: Language; text: string }[]>`SELECT language, text FROM forward_text`;
  return new Map(rows.map(({ language, text }) => [language, text]));
}

/** @param text null: the original holds again */
export async function putForwardText(sql: Sql, language: Language, text: string | null): Promise<void> {
  if (text === null) await sql`DELETE FROM forward_text WHERE language = ${language}`;
  else
    await sql`INSERT INTO forward_text (language, text) VALUES (${language}, ${text})
      ON CONFLICT (language) DO UPDATE SET text = EXCLUDED.text`;
}
