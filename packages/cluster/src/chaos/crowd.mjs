import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import { siteAddress } from '#layout.mjs';
import { hasPart } from './builds.mjs';
import { newPhone } from './load.mjs';

/** Phones that read and write all the time, through good and bad networks, and now and then end in the middle of it. */
export function startCrowd(size, random) {
  let isOver = false;
  const members = Array.from({ length: size }, (_, number) => ({ number, phone: newPhone(siteAddress), random: random.fork(), build: 1 }));
  /** What each state of the catalogue was, as the first phone showed it that stood there. */
  const states = new Map();
  const counts = { pulls: 0, failedPulls: 0, written: 0, crashes: 0, torn: 0, inconsistent: 0, parts: 0, missingParts: 0 };

  async function look({ phone, number }) {
    const outcome = await phone.pull();
    counts.pulls += 1;
    if (outcome === 'inconsistent') counts.inconsistent += 1;
    if (outcome !== 'changed' && outcome !== 'unchanged') counts.failedPulls += 1;
    const stands = await phone.stands();
    if (!stands) return;
    const at = `${stands.epoch} ${stands.seq}`;
    const is = createHash('sha256')
      .update(JSON.stringify(inOrder(stands.rows)))
      .digest('hex');
    const known = states.get(at) ?? is;
    states.set(at, known);
    const texts = new Set([
      ...stands.rows.regions.map(({ content }) => content),
      ...stands.rows.categories.map(({ description }) => description),
    ]);
    if (known === is && texts.size === 1 && stands.healedAt === 0) return;
    counts.torn += 1;
    console.log(
      `Phone ${number} shows a torn catalogue at ${at}: ${texts.size} texts, ${known === is ? 'as' : 'other than'} others, healed at ${stands.healedAt}.`,
    );
  }

  async function live(member) {
    const { phone, random: own, number } = member;
    for (let turn = 0; !isOver; turn += 1) {
      const dice = own.next();
      if (dice < 0.04) {
        phone.crash();
        counts.crashes += 1;
      } else if (dice < 0.08) {
        phone.go(false);
        await pause(own.between(2_000, 15_000));
        phone.go(true);
      }
      if (own.next() < 0.35) {
        await phone.write(`phone ${number} turn ${turn}`);
        counts.written += 1;
        // The app ends while the request is under way.
        if (own.next() < 0.1) {
          phone.crash();
          counts.crashes += 1;
        }
      }
      await Promise.all([phone.send(), look(member)]);
      if (own.next() < 0.3) {
        const has = await hasPart(member.build, own);
        if (has !== undefined) counts.parts += 1;
        if (has === false) counts.missingParts += 1;
      }
      await pause(own.between(1_000, 5_000));
    }
  }
  const lives = members.map(live);

  return {
    members,
    counts,
    look,
    /** Half of the phones take over the build that is there now; the others stay on theirs. */
    update(build) {
      for (const member of members) if (member.random.next() < 0.5) member.build = build;
    },
    async end() {
      isOver = true;
      await Promise.all(lives);
    },
  };
}

/** The rows as they are, however they came. */
const inOrder = (rows) =>
  Object.keys(rows)
    .sort()
    .map((table) => [
      table,
      [...rows[table]].sort((a, b) => (a._id < b._id ? -1 : 1)).map((row) => Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1))),
    ]);
