import { speak } from '@helpdesk/words/language';
import { afterEach, expect, test } from 'vitest';
import { catalogueOf, place } from '#listings/testing/rows.ts';
import { region } from '#sync/testing/rows.ts';
import { nameIn } from './name-in.ts';
import { nameOf } from './name-of.ts';
import { nameOptions } from './name-options.ts';

afterEach(() => speak('en'));

const fort = place('Shivneri Fort', { translations: { mr: { name: 'शिवनेरी किल्ला' }, hi: { name: '' } } });

test('a row is called by its name in the language of the page, else by its English one, which says so', () => {
  expect(nameOf(fort)).toEqual({ text: 'Shivneri Fort', lang: 'en' });
  speak('mr');
  expect(nameOf(fort)).toEqual({ text: 'शिवनेरी किल्ला', lang: 'mr' });
  speak('hi');
  expect(nameOf(fort)).toEqual({ text: 'Shivneri Fort', lang: 'en' });
});

test('what goes by a title or a heading is called by that as soon as its rows carry translations', () => {
  speak('hi');
  expect(nameOf({ title: 'Jeep Rides' }, 'title')).toEqual({ text: 'Jeep Rides', lang: 'en' });
  expect(nameOf({ title: 'Jeep Rides', translations: { hi: { title: 'जीप की सैर' } } }, 'title')).toEqual({ text: 'जीप की सैर', lang: 'hi' });
  expect(nameOf({ heading: 'Closed', translations: { hi: { heading: 'बंद' } } }, 'heading').text).toBe('बंद');
});

test('a row of which only the id is known is called by its name, and one that this phone does not have by none', () => {
  const catalogue = catalogueOf({ places: [fort] });
  speak('mr');
  expect(nameIn(catalogue, fort._id)?.text).toBe('शिवनेरी किल्ला');
  expect(nameIn(catalogue, 'gone')).toBeUndefined();
  expect(nameIn(undefined, fort._id)).toBeUndefined();
});

test('choices stand in the order of the names that are shown, and say which of them are English', () => {
  const regions = [
    region('Ale', { translations: { mr: { name: 'आळे' } } }),
    region('Belhe'),
    region('Otur', { translations: { mr: { name: 'अणे' } } }),
  ];
  const shown = () => nameOptions(regions).map(({ label, lang }) => [label, lang]);
  expect(shown()).toEqual([
    ['Ale', undefined],
    ['Belhe', undefined],
    ['Otur', undefined],
  ]);
  speak('mr');
  expect(shown()).toEqual([
    ['अणे', undefined],
    ['आळे', undefined],
    ['Belhe', 'en'],
  ]);
  expect(nameOptions(undefined)).toEqual([]);
});
