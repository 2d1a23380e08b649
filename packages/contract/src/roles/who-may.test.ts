import { expect, test } from 'vitest';
import { calls } from '#calls/calls.ts';
import { mayDo, roles } from './roles.ts';
import { decidedRole, leastRole } from './who-may.ts';

const guarded = Object.entries(calls).flatMap(([group, ofGroup]) =>
  Object.entries(ofGroup).flatMap(([name, { token }]) => (token ? [`${group}.${name}`] : [])),
);
const roleOf = (call: string, of: typeof decidedRole) => of(...(call.split('.') as [string, string]));
const groupsOf = (named: readonly string[]) => new Set(named.map((call) => call.split('.')[0]));

test('each role may do what those before it may, its own, and nothing more', () => {
  const may = roles.map((role) => roles.filter((least) => mayDo(role, least)));
  expect(may).toEqual([['desk'], ['desk', 'editor'], ['desk', 'editor', 'administrator']]);
});

test('of every call that needs a token somebody has decided which role it needs: who-may.ts', () => {
  expect(guarded.filter((call) => roleOf(call, decidedRole) === undefined)).toEqual([]);
});

test('a call that nobody has decided about is for administrators alone', () => {
  expect(leastRole('nowhere', 'add')).toBe('administrator');
  expect(leastRole('places', 'forgotten')).toBe('administrator');
});

test('people, kiosks and what the site says of the helpdesk are for administrators alone', () => {
  const theirs = guarded.filter((call) => roleOf(call, leastRole) === 'administrator');
  expect(groupsOf(theirs)).toEqual(new Set(['administrators', 'kiosks', 'helpdesk']));
});

test('at the desk one has enquiries and the own account, and nothing else', () => {
  const desk = guarded.filter((call) => roleOf(call, leastRole) === 'desk');
  expect(groupsOf(desk)).toEqual(new Set(['account', 'enquiries', 'enquiryDesk', 'session']));
});
