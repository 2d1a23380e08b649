import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';

import { isCommonPassword } from './common-password.ts';
import { isMadeOf } from './own-words.ts';
import { passwordScore } from './password-score.ts';

test.each([
  ['password1234', true],
  ['qwertyuiop12', true],
  ['123456123456', true],
  ['passwordpassword', true],
  ['investigation', true],
  ['maharashtra123', true],
  ['aaaaaaaaaaaa', true],
  ['ashaashaasha', true],
  ['junnartourism', true],
  ['Junnar Tourism Helpdesk', true],
  ['a long walk up the fort', false],
  ['correct horse battery', false],
  ['x7#kLw9!pQz2', false],
])('that "%s" is a common password is %s', async (password, isCommon) => {
  expect(await isCommonPassword(password, 'asha@example.org')).toBe(isCommon);
});

test('of a password of 200 letters the first 64 are looked at, since the work grows faster than the length', () => {
  const scored = (password: string) => passwordScore({ password, words: [] });
  expect(scored('a'.repeat(64) + 'x7#kLw9!pQz2'.repeat(11))).toBe(scored('a'.repeat(64)));
});

const person = ['asha.kulkarni@example.org', { name: 'Ravi Deshmukh', host: 'visit-maval.example.net' }] as const;
const own = [
  'junnar-tourism',
  'JunnarTourismHelpdesk',
  'junnartourism1',
  'JUNNAR_TOURISM_2026!',
  'helpdesk junnar',
  'TourismHelpdesk#99',
  'J.u.n.n.a.r.T.o.u.r.i.s.m',
  'jun1nar2tou3rism4',
  'Junn4rT0ur1sm!',
  'Junn@r7our!$m',
  '2026junnar2026',
  'juuunnaaarrr!!!!',
  'junnarjunnar',
  'msiruotrannuj',
  'xjunnartourismx',
  'junnarxtourism',
  'ｊｕｎｎａｒ ｔｏｕｒｉｓｍ',
  'júnnár-tóurísm',
  'jսnnar junnаr toսrism'.replaceAll('ս', 'υ'),
  'जुन्नर पर्यटन',
  'जुन्नर-पर्यटन-२०२६',
  'પર્યટન જુન્નર',
  'জুন্নর পর্যটন',
  'junnar paryatan',
  'ashakulkarni',
  'Asha.Kulkarni.1987',
  'kulkarniasha!!',
  'आशा कुलकर्णी',
  'ravi-deshmukh',
  'D3shmukhR4v1',
  'visit-maval-2026',
  'MavalVisitMaval',
  'Junnar#48213976',
];

test.each(own)('"%s" is made of words of the site or the person, and refused', async (password) => {
  expect(await isCommonPassword(password, ...person)).toBe(true);
});

test.each([
  'the fort above Junnar at dawn',
  'three herons on the dam',
  'Xk7-junnar-Qwbvtz-93',
  'आंब्याच्या झाडाखाली सावली',
  'orange lantern 47 ravine',
])('"%s" has enough besides, and is taken', async (password) => {
  expect(await isCommonPassword(password, ...person)).toBe(false);
});

test('of 2,000 passwords of 12 random signs hardly one is refused for own words', () => {
  const signs = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789-_!#';
  const random = () => Array.from({ length: 12 }, () => signs[randomInt(signs.length)]).join('');
  const words = ['Junnar Tourism Helpdesk', 'asha.kulkarni', 'example', 'Ravi Deshmukh', 'visit-maval'];
  const refused = Array.from({ length: 2_000 }, random).filter((password) => isMadeOf(password, words));
  expect(refused.length).toBeLessThan(20);
});
