import type { Context } from 'hono';

import type { Pool, Sql } from '#db/sql.ts';
import { bearerToken } from '#http/admin-only.ts';
import { clientAddress, networkOf } from '#http/client-address.ts';
import { Problem } from '#http/problem.ts';
import type { SecurityLog } from '#security-log.ts';
import type { Administrator } from './administrators.sql.ts';
import { admitAttempt, noteLogin, type Whence } from './login-throttle.ts';
import { isPassword } from './password.ts';

/** How passwords are tried: one way for logins and for whoever is asked once more. */
export interface Attempts {
  /** Whether the password is right; throws 429 when it has to wait, 503 when there is no room. A wrong one is noted. */
  tryPassword(c: Context, email: string, password: string, administrator: Administrator | undefined): Promise<boolean>;
  /** After everything that was asked for was right. */
  noteSuccess(sql: Sql, c: Context, email: string): Promise<void>;
}

/** So many are looked at together although they have to wait: they take no more of the queue. */
const mostLookedAt = 10;

/** @param trustedHops see `clientAddress` */
export function passwordAttempts(pool: Pool, now: () => number, trustedHops: number, log: SecurityLog): Attempts {
  const whence = (c: Context): Whence => ({
    network: networkOf(clientAddress(c, trustedHops)),
    token: bearerToken(c.req.header('Authorization')),
  });
  let lookedAt = 0;
  return {
    async tryPassword(c, email, password, administrator) {
      const concerned = { administrator: administrator?.id };
      const refused = (refusal: Error) => {
        if (refusal instanceof Problem) log('login_wait', concerned);
        throw refusal;
      };
      const attempt = await admitAttempt(pool, email, whence(c), new Date(now())).catch(refused);
      const { refusal } = attempt;
      if (refusal && lookedAt >= mostLookedAt) return refused(refusal);
      const passwordHash = administrator?.disabled ? undefined : administrator?.passwordHash;
      // Whoever need not wait goes before those who must.
      const own = refusal ? 'kept' : 'first';
      const standing = attempt.isKnown ? own : 'any';
      if (refusal) lookedAt += 1;
      const isRight = await isPassword(password, passwordHash, standing)
        .catch(async (busy: Error) => {
          await attempt.withdraw();
          throw busy;
        })
        .finally(() => {
          if (refusal) lookedAt -= 1;
        });
      if (refusal && !isRight) return refused(refusal);
      if (isRight) await attempt.admitFurther?.().catch(refused);
      if (!isRight) log('login_fail', concerned);
      return isRight;
    },
    noteSuccess: (sql, c, email) => noteLogin(sql, email, whence(c), new Date(now())),
  };
}
