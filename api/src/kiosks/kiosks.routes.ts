import { heartbeatEveryMs, type Kiosk, kioskCalls } from '@helpdesk/contract/calls/kiosks';
import { spelledKioskCode } from '@helpdesk/contract/rules/kiosk-code';
import { Hono } from 'hono';

import { type Clock, readClock } from '#db/clock.sql.ts';
import type { Pool } from '#db/sql.ts';
import { isWithin } from '#db/time/other-time.ts';
import { bearerToken, ownerOf } from '#http/admin-only.ts';
import { answer, uncached } from '#http/answer.ts';
import { Problem } from '#http/problem.ts';
import { readJson } from '#http/read-body.ts';
import { routePath } from '#http/route-path.ts';
import type { SubmissionLimit } from '#http/submission-limit.ts';
import type { SecurityLog } from '#security-log.ts';
import { deleteUnpaired, hasKiosk, insertKiosk, type ListedKiosk, putCode, readKiosks, revokeKiosk, updateKiosk } from './kiosks.sql.ts';
import { hearKiosk, keptCode, latestCode, newKioskCode, pair } from './pairing.ts';
import { exitPinOf, hashPin } from './pin.ts';

/** How devices become kiosks and tell how they are, and what the office does with them (decision 080). @param limit of codes that are tried */
export function kioskRoutes(sql: Pool, now: () => number, limit: SubmissionLimit, log: SecurityLog) {
  const unknown = () => new Problem(404, 'server_not_found_kiosk');
  const told = (id: string, code: string, expiresAt: Date) => ({ id, code: spelledKioskCode(code), expiresAt: expiresAt.toISOString() });

  return new Hono()
    .post(routePath(kioskCalls.pair), async (c) => {
      const { code } = await readJson(c, kioskCalls.pair.body);
      await limit.take(c, sql);
      const paired = await pair(sql, code, new Date(now()));
      if (!paired) throw new Problem(400, 'server_bad_form', { errors: { code: 'form_kiosk_code_refused' } });
      const { kiosk, token } = paired;
      log('kiosk_pair', { target: kiosk.id });
      return uncached(
        answer(c, kioskCalls.pair, { id: kiosk.id, name: kiosk.name, token, exitPin: exitPinOf(kiosk) }, 'server_kiosk_paired'),
      );
    })
    .post(routePath(kioskCalls.heartbeat), async (c) => {
      const heartbeat = await readJson(c, kioskCalls.heartbeat.body);
      const token = bearerToken(c.req.header('Authorization'));
      const kiosk = token && (await hearKiosk(sql, token, heartbeat, new Date(now())));
      if (!kiosk) throw new Problem(401, 'server_kiosk_revoked', { headers: { 'WWW-Authenticate': 'Bearer' } });
      return uncached(answer(c, kioskCalls.heartbeat, { name: kiosk.name, exitPin: exitPinOf(kiosk) }));
    })
    .get(routePath(kioskCalls.list), async (c) => {
      const at = new Date(now());
      const [listed, clock] = await Promise.all([readKiosks(sql, at, latestCode(at)), readClock(sql)]);
      return answer(c, kioskCalls.list, { kiosks: listed.map((one) => shown(one, clock, at)), epoch: clock.epoch, seq: clock.seq });
    })
    .post(routePath(kioskCalls.add), async (c) => {
      const { name, pin } = await readJson(c, kioskCalls.add.body);
      const code = newKioskCode();
      const kept = keptCode(code, ownerOf(c).id, new Date(now()));
      const id = await insertKiosk(sql, name, await hashPin(pin), kept);
      log('kiosk_add', { administrator: ownerOf(c).id, target: id });
      return answer(c, kioskCalls.add, told(id, code, kept.expiresAt), 'server_kiosk_added');
    })
    .put(routePath(kioskCalls.update), async (c) => {
      const { name, pin } = await readJson(c, kioskCalls.update.body);
      const id = c.req.param('id');
      if (!(await updateKiosk(sql, id, name, pin === undefined ? undefined : await hashPin(pin)))) throw unknown();
      if (pin !== undefined) log('kiosk_pin', { administrator: ownerOf(c).id, target: id });
      return answer(c, kioskCalls.update, null, 'server_kiosk_saved');
    })
    .post(routePath(kioskCalls.renewCode), async (c) => {
      const id = c.req.param('id');
      const code = newKioskCode();
      const kept = keptCode(code, ownerOf(c).id, new Date(now()));
      if (!(await putCode(sql, id, kept))) throw unknown();
      log('kiosk_code', { administrator: ownerOf(c).id, target: id });
      return answer(c, kioskCalls.renewCode, told(id, code, kept.expiresAt), 'server_kiosk_code');
    })
    .post(routePath(kioskCalls.revoke), async (c) => {
      const id = c.req.param('id');
      if (!(await revokeKiosk(sql, id, new Date(now())))) throw unknown();
      log('kiosk_revoke', { administrator: ownerOf(c).id, target: id });
      return answer(c, kioskCalls.revoke, null, 'server_kiosk_ended');
    })
    .delete(routePath(kioskCalls.remove), async (c) => {
      const id = c.req.param('id');
      if (!(await deleteUnpaired(sql, id))) throw (await hasKiosk(sql, id)) ? new Problem(409, 'server_kiosk_in_use') : unknown();
      log('kiosk_delete', { administrator: ownerOf(c).id, target: id });
      return answer(c, kioskCalls.remove, null, 'server_kiosk_deleted');
    });
}

/** A heartbeat may be late by another one. */
const onlineMs = 2 * heartbeatEveryMs;

/** A kiosk as the office sees it, beside the catalogue of now. */
function shown({ _id, name, codeExpiresAt, pairedAt, revokedAt, seenAt, heartbeat }: ListedKiosk, { epoch, seq }: Clock, at: Date): Kiosk {
  const text = (moment: Date | null) => moment?.toISOString() ?? null;
  const behind = heartbeat?.epoch === epoch ? Math.max(0, seq - heartbeat.seq) : null;
  const isOnline = seenAt !== null && isWithin(onlineMs, seenAt.getTime(), at.getTime());
  return {
    _id,
    name,
    codeExpiresAt: text(codeExpiresAt),
    pairedAt: text(pairedAt),
    revokedAt: text(revokedAt),
    last: seenAt && heartbeat && { seenAt: seenAt.toISOString(), ...heartbeat, isOnline, behind },
  };
}
