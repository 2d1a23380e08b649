import { expect, test } from 'vitest';

import { accessQuestions } from '#rules/planning-sets.ts';
import { completeRow, emptyRow } from './values.ts';

const texts = { name: '', content: '', mapURL: '', bestSeason: '', slug: '', wikidata: '', osm: '' };
const lists = { facts: [], images: [], pictureTexts: [], pictureCredits: [], alternateNames: [], formerSlugs: [], nearbyPlaceIds: [] };
const listing = {
  _id: '',
  seq: 0,
  ...texts,
  ...lists,
  regionId: null,
  latitude: null,
  longitude: null,
  popular: false,
  hours: null,
  checkedOn: null,
  translations: {},
};

test('a row that says nothing says so in each of its fields, whatever that holds', () => {
  expect(emptyRow('places')).toEqual({
    ...listing,
    categoryIds: [],
    nearbyResortIds: [],
    nearbyRestaurantIds: [],
    fee: '',
    timeNeeded: null,
    access: {},
    difficulty: null,
    gettingThere: '',
    signal: null,
  });
  expect(emptyRow('resorts')).toEqual({
    ...listing,
    categories: [],
    contactPersonName: '',
    contactPhoneNumber: '',
    amenitiesOffered: {
      airCondition: false,
      breakfastIncluded: false,
      fitnessCenter: false,
      parking: false,
      petFriendly: false,
      pool: false,
      roomService: false,
      wifi: false,
    },
  });
  expect(emptyRow('services')).toMatchObject({ type: 'other', phones: [], openAlways: false });
  expect(emptyRow('ads')).toEqual({
    _id: '',
    seq: 0,
    title: '',
    targetURL: '',
    priority: 1,
    startDate: '',
    endDate: '',
    images: [],
    translations: {},
  });
  expect(emptyRow('notices')).toMatchObject({ kind: 'info', listing: null, startDate: '' });
});

test('what an older app did not store is empty, and what it stored stays', () => {
  const [question] = accessQuestions;
  const stored = { _id: 'fort', seq: 7, name: 'Shivneri', access: { [question]: 'yes' } };
  expect(completeRow('places', stored)).toEqual({ ...emptyRow('places'), ...stored });
});

test('a row that has all its fields is handed on as it is, and so is the row that says nothing', () => {
  const whole = { ...emptyRow('regions'), _id: 'junnar', of: 'a newer server' };
  expect(completeRow('regions', whole)).toBe(whole);
  expect(emptyRow('regions')).toBe(emptyRow('regions'));
});
