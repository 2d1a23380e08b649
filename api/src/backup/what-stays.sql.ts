import type { Sql } from '#db/sql.ts';

// What a restore keeps of the database that it replaces, because a backup cannot know it (decision 052).

/** Puts it aside until the transaction ends. */
export async function keepWhatStays(tx: Sql): Promise<void> {
  await tx`CREATE TEMPORARY TABLE kept_administrator ON COMMIT DROP AS TABLE administrator`;
  await tx`CREATE TEMPORARY TABLE kept_recovery_code ON COMMIT DROP AS TABLE recovery_code`;
  await tx`CREATE TEMPORARY TABLE kept_erasure ON COMMIT DROP AS TABLE erasure`;
  await tx`CREATE TEMPORARY TABLE kept_waiting ON COMMIT DROP AS SELECT enquiry_key, recipient FROM mail_job WHERE done_at IS NULL`;
  await tx`CREATE TEMPORARY TABLE kept_bounced ON COMMIT DROP AS TABLE bounced_address`;
}

/**
 * Of two states of an administrator the later one holds: who was disabled stays so, and a newer password, role or second factor stays, with the
 * recovery codes that are left.
 * @param madeAt when the backup was made: nothing in it is later
 */
export async function keepAdministrators(tx: Sql, madeAt: Date): Promise<void> {
  await tx`UPDATE administrator SET changed_at = ${madeAt} WHERE changed_at > ${madeAt}`;
  await tx`
    UPDATE administrator AS back SET password_hash = kept.password_hash, disabled_at = kept.disabled_at, changed_at = kept.changed_at,
      role = kept.role, name = kept.name, totp_secret = kept.totp_secret, totp_offered = kept.totp_offered, totp_last_step = kept.totp_last_step
    FROM kept_administrator AS kept WHERE lower(kept.email) = lower(back.email) AND kept.changed_at >= back.changed_at`;
  await tx`
    INSERT INTO administrator SELECT * FROM kept_administrator AS kept
    WHERE NOT EXISTS (SELECT FROM administrator AS back WHERE lower(back.email) = lower(kept.email))`;
  await tx`
    DELETE FROM recovery_code USING administrator AS back JOIN kept_administrator AS kept ON lower(kept.email) = lower(back.email)
    WHERE administrator_id = back.id AND kept.changed_at >= back.changed_at`;
  await tx`
    INSERT INTO recovery_code (administrator_id, code_hash) SELECT back.id, code_hash FROM kept_recovery_code
    JOIN kept_administrator AS kept ON kept.id = administrator_id JOIN administrator AS back ON lower(back.email) = lower(kept.email)
    WHERE kept.changed_at >= back.changed_at`;
}

/** Who can log in. */
export async function readAdmitted(tx: Sql): Promise<string[]> {
  const rows = await tx<{ email: string }[]>`
    SELECT email FROM administrator WHERE disabled_at IS NULL AND password_hash IS NOT NULL ORDER BY lower(email)`;
  return rows.map(({ email }) => email);
}

/**
 * A mail that waited in the backup is not sent, but for one that still waited here: the others were sent meanwhile.
 * @returns how many are not sent
 */
export async function keepMailsFromBeingSentTwice(tx: Sql, now: Date): Promise<number> {
  const dropped = await tx`UPDATE mail_job SET done_at = ${now}, given_up = true, last_error = 'restored'
    WHERE done_at IS NULL AND (enquiry_key, recipient) NOT IN (SELECT enquiry_key, recipient FROM kept_waiting)`;
  return dropped.count;
}

/** An address that mail came back from since then gets none again. */
export async function keepBounced(tx: Sql): Promise<void> {
  await tx`INSERT INTO bounced_address SELECT * FROM kept_bounced ON CONFLICT DO NOTHING`;
}

/**
 * Erases once more whose bodies went before, and what is too old.
 * @param sentBefore a body that came before this is too old; null: the clock is not believed
 * @returns how many bodies went
 */
export async function eraseAgain(tx: Sql, sentBefore: Date | null, now: Date): Promise<number> {
  await tx`INSERT INTO erasure SELECT * FROM kept_erasure ON CONFLICT DO NOTHING`;
  await tx`
    INSERT INTO erasure (enquiry_key, change, at) SELECT key, 'expired', ${now} FROM enquiry
    WHERE received_at < ${sentBefore} AND (body IS NOT NULL OR EXISTS (SELECT FROM enquiry_note WHERE enquiry_key = key))
    ON CONFLICT DO NOTHING`;
  const erased = await tx`
    WITH gone AS (
      UPDATE enquiry SET body = NULL, state = 'closed' FROM erasure
      WHERE erasure.enquiry_key = key AND (body IS NOT NULL OR EXISTS (SELECT FROM enquiry_note WHERE enquiry_note.enquiry_key = key))
      RETURNING key, change
    ) INSERT INTO enquiry_change (enquiry_key, at, by, change) SELECT key, ${now}, '', change FROM gone`;
  await tx`DELETE FROM enquiry_note USING erasure WHERE erasure.enquiry_key = enquiry_note.enquiry_key`;
  await tx`DELETE FROM mail_job USING enquiry WHERE enquiry_key = key AND body IS NULL AND done_at IS NULL`;
  return erased.count;
}
