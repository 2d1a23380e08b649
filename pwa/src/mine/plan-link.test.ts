import { fnv1a } from '@helpdesk/contract/rules/fnv1a';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { mostStops } from '#mine/saved.ts';
import { fragmentIn, fragmentOf, planIn } from './plan-link.ts';

const fort = '4f1c2f2e-8a3b-4c5d-9e6f-7a8b9c0d1e2f';
const plan = { day: '2026-11-22', stops: [fort, 'a listing. of old'] };
const manyStops = (count: number) => Array.from({ length: count }, (_, at) => `${at.toString(16).padStart(8, '0')}${fort.slice(8)}`);

const plans = fc.record({
  day: fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10)),
  stops: fc.uniqueArray(
    fc.oneof(
      fc.uuid(),
      fc.string({ minLength: 1, maxLength: 64 }).filter((id) => id.isWellFormed()),
    ),
    {
      minLength: 1,
      maxLength: mostStops,
    },
  ),
});

test('a plan that travels in a link arrives as it was', () => {
  fc.assert(
    fc.property(plans, (sent) => {
      expect(planIn(`#${fragmentOf(sent)}`)).toEqual(sent);
      expect(fragmentOf(sent)).toMatch(/^[\w=.~%!'()*-]+$/);
    }),
  );
});

test('a link that was cut off anywhere is no plan of fewer stops', () => {
  fc.assert(
    fc.property(plans, fc.nat(), (sent, at) => {
      const link = fragmentOf(sent);
      const cut = link.slice(0, 'plan='.length + (at % (link.length - 'plan='.length)));
      expect(planIn(cut)).toBe('unreadable');
    }),
  );
});

test('a link of 20 stops is shorter than 2,000 characters, and one of 21 is refused', () => {
  expect(`https://junnar.example.org/saved?lang=mr#${fragmentOf({ ...plan, stops: manyStops(20) })}`.length).toBeLessThan(600);
  expect(planIn(fragmentOf({ ...plan, stops: manyStops(20) }))).toMatchObject({ stops: manyStops(20) });
  expect(planIn(fragmentOf({ ...plan, stops: manyStops(21) }))).toBe('unreadable');
  expect(fragmentOf({ ...plan, stops: manyStops(20).map((id) => id.padEnd(64, 'x')) }).length).toBeLessThan(2000);
});

test.each(['plan=', 'plan=1', 'plan=1.2026-11-22', 'plan=2.2026-11-22.x.y', 'plan=%', `plan=1.2026-11-22.${'A'.repeat(5000)}`])(
  'what is not a plan of ours is called unreadable: %s',
  (fragment) => expect(planIn(fragment)).toBe('unreadable'),
);

test('neither is one of a later version, though it is whole', () => {
  const said = `2.2026-11-22.${fragmentOf(plan).split('.')[2]}`;
  expect(planIn(`plan=${said}.${fnv1a(said).toString(36)}`)).toBe('unreadable');
});

test('neither is one with a stop that is no listing’s, or with none', () => {
  const stops = fragmentOf(plan).split('.').slice(2, -1);
  for (const said of [`1.2026-11-22.${stops[0]}.AAAA`, `1.2026-11-22.${stops[0]}A.${stops[1]}`, '1.2026-11-22'])
    expect(planIn(`plan=${said}.${fnv1a(said).toString(36)}`), said).toBe('unreadable');
});

test('neither is one with a day that no calendar has, or with a stop twice', () => {
  expect(planIn(fragmentOf({ ...plan, day: '2026-02-31' }))).toBe('unreadable');
  expect(planIn(fragmentOf({ ...plan, day: '2026-13-40' }))).toBe('unreadable');
  expect(planIn(fragmentOf({ ...plan, stops: [fort, fort] }))).toBe('unreadable');
});

test('any other end of an address says nothing of a plan', () => {
  for (const fragment of ['', '#', '#top', '#planet=1']) expect(planIn(fragment)).toBeUndefined();
});

test('a plan is found in a message that somebody pasted', () => {
  const link = `https://junnar.example.org/saved#${fragmentOf(plan)}`;
  expect(planIn(fragmentIn(`Our Sunday!\n${link}\nSee you there`) ?? '')).toEqual(plan);
  expect(fragmentIn('https://junnar.example.org/saved')).toBeUndefined();
});
