import type { Pool, Sql } from '#db/sql.ts';

/** Keeps a secret until the app that it was shown to answers with a code. */
export async function offerSecret(sql: Sql, administratorId: string, secret: string): Promise<void> {
  await sql`UPDATE administrator SET totp_offered = ${secret} WHERE id = ${administratorId}`;
}

export async function readSecrets(sql: Sql, administratorId: string): Promise<{ offered?: string; active?: string }> {
  const [row] = await sql<{ offered: string | null; active: string | null }[]>`
    SELECT totp_offered AS offered, totp_secret AS active FROM administrator WHERE id = ${administratorId}`;
  return { offered: row?.offered ?? undefined, active: row?.active ?? undefined };
}

/** From now on a login needs a code of the offered secret. @param step whose code proved it, which is used up with that */
export async function startSecondFactor(sql: Pool, administratorId: string, step: number, codeHashes: readonly Buffer[]): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`UPDATE administrator SET totp_secret = totp_offered, totp_offered = NULL, totp_last_step = ${step} WHERE id = ${administratorId}`;
    await tx`DELETE FROM recovery_code WHERE administrator_id = ${administratorId}`;
    await tx`INSERT INTO recovery_code (administrator_id, code_hash) SELECT ${administratorId}, unnest(${[...codeHashes]}::bytea[])`;
  });
}

export async function endSecondFactor(sql: Sql, administratorId: string): Promise<void> {
  await sql`DELETE FROM recovery_code WHERE administrator_id = ${administratorId}`;
  await sql`UPDATE administrator SET totp_secret = NULL, totp_offered = NULL, totp_last_step = NULL WHERE id = ${administratorId}`;
}

/** @returns false when the code of this step, or of a later one, was used before */
export async function useStep(sql: Sql, administratorId: string, step: number): Promise<boolean> {
  const used = await sql`UPDATE administrator SET totp_last_step = ${step} WHERE id = ${administratorId} AND totp_last_step < ${step}`;
  return used.count === 1;
}

/** @returns false when there is no such code, or it was used before */
export async function useRecoveryCode(sql: Sql, administratorId: string, codeHash: Buffer): Promise<boolean> {
  const used = await sql`DELETE FROM recovery_code WHERE administrator_id = ${administratorId} AND code_hash = ${codeHash}`;
  return used.count === 1;
}

export async function countRecoveryCodes(sql: Sql, administratorId: string): Promise<number> {
  const [{ count }] = await sql<[{ count: number }]>`SELECT count(*) FROM recovery_code WHERE administrator_id = ${administratorId}`;
  return count;
}
