import type { Sql } from '#db/sql.ts';

/** Owns all that the product makes, and has no rights beyond that. */
export const ordinaryRole = 'helpdesk_app';

/** Makes the role where it is not there, and gives it what an earlier version made as superuser. */
export async function readyOrdinaryRole(sql: Sql): Promise<void> {
  const known = await sql`SELECT FROM pg_roles WHERE rolname = ${ordinaryRole}`;
  if (known.count === 0) await sql`CREATE ROLE ${sql(ordinaryRole)} LOGIN`;
  await sql`ALTER DATABASE postgres OWNER TO ${sql(ordinaryRole)}`;
  await sql`ALTER SCHEMA public OWNER TO ${sql(ordinaryRole)}`;
  // Sequences of identities follow their table.
  const owned = await sql<{ what: string }[]>`
    SELECT CASE relkind WHEN 'S' THEN 'SEQUENCE ' WHEN 'v' THEN 'VIEW ' ELSE 'TABLE ' END || oid::regclass AS what FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v', 'S') AND relowner = current_user::regrole
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype IN ('a', 'i'))
    UNION ALL
    SELECT 'ROUTINE ' || oid::regprocedure FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND proowner = current_user::regrole
    UNION ALL
    SELECT 'DOMAIN ' || oid::regtype FROM pg_type WHERE typnamespace = 'public'::regnamespace AND typtype = 'd' AND typowner = current_user::regrole`;
  for (const { what } of owned) await sql`ALTER ${sql.unsafe(what)} OWNER TO ${sql(ordinaryRole)}`;
}
