import type { NoticeRow } from '@helpdesk/contract/sync/rows';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { parseXml, XmlElement } from '@rgrove/parse-xml';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';

import { deleteRow } from '#db/catalogue-rows.sql.ts';
import { putRows, writeCatalogue } from '#db/catalogue-write.sql.ts';
import { sampleApp } from '#testing/sample-app.ts';

const origin = 'https://junnar.example.org';
const { sql, get } = await sampleApp({ siteOrigin: origin });
const [place] = sampleRegion.places;
const [sample] = sampleRegion.notices;
if (!place || !sample) throw new Error('the sample region is empty');

const odd = 'Closed; “not, again”\\: bring\na long rope & <torches>, शिवनेरी किल्ल्यावर जाणारा रस्ता दुरुस्तीसाठी बंद आहे, दुसरा रस्ता वापरा';
const notice: Omit<NoticeRow, 'seq'> = {
  ...sample,
  _id: 'the-notice',
  kind: 'closed',
  heading: odd.replace('\n', ' ').slice(0, 110),
  content: odd,
  source: '',
  listing: { kind: 'places', id: place._id },
  startDate: '2028-02-28',
  endDate: '2028-02-29',
  translations: { mr: { heading: 'रस्ता बंद' } },
};
const put = (row: Omit<NoticeRow, 'seq'>) => writeCatalogue(sql, (tx) => putRows(tx, 'notices', [row]));
await put(notice);
await writeCatalogue(sql, (tx) =>
  putRows(tx, 'places', [
    {
      ...place,
      hours: { seasons: [{ from: null, to: null, week: Array(7).fill([{ opens: '09:00', closes: '17:00' }]) }], closedOn: ['2027-12-31'] },
    },
  ]),
);

const ics = async (lang = '') => (await get(`/data/notices.ics${lang}`)).text();
const atom = async (lang = '') => (await get(`/data/notices.atom${lang}`)).text();
const eventsIn = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
const eventOf = async (uid: string, lang = '') => eventsIn(await ics(lang)).find((event) => event.uid === `${uid}@junnar.example.org`);

const within = (parent: XmlElement, name: string) =>
  parent.children.filter((child): child is XmlElement => child instanceof XmlElement && child.name === name);
const textIn = (parent: XmlElement, name: string) => within(parent, name)[0]?.text ?? '';
function feedIn(text: string): XmlElement {
  const { root } = parseXml(text);
  if (!root) throw new Error('no feed');
  return root;
}
const entryOf = async (id: string) => within(feedIn(await atom()), 'entry').find((entry) => textIn(entry, 'id').endsWith(`:${id}`));

test('the calendar is what RFC 5545 asks of one: line ends, lengths in octets, and what each event must have', async () => {
  const response = await get('/data/notices.ics');
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  const text = await response.text();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:[^\r]+\r\n/);
  expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    // No letter is cut in two, since nothing that was cut is UTF-8.
    expect(line).not.toContain('\uFFFD');
  }
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(events.length).toBe(sampleRegion.notices.length + 2);
  for (const event of events) {
    for (const name of ['uid', 'dtstamp', 'dtstart', 'dtend', 'summary'])
      expect([name, event.getAllProperties(name).length]).toEqual([name, 1]);
    expect(String(event.getFirstPropertyValue('dtstamp'))).toMatch(/Z$/);
    expect(event.getFirstProperty('dtstart')?.type).toBe('date');
  }
  const uids = events.map((event) => event.getFirstPropertyValue('uid'));
  expect(new Set(uids).size).toBe(uids.length);
});

test('an event says all that the notice does, over all its days: the end is exclusive', async () => {
  const event = await eventOf('the-notice');
  expect([event?.summary, event?.description, event?.location]).toEqual([notice.heading, odd, place.name]);
  expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual(['2028-02-28', '2028-03-01']);
  expect([event?.startDate.isDate, event?.component.getFirstPropertyValue('url')]).toEqual([
    true,
    `${origin}/tourism-directory/${place.slug}`,
  ]);
});

test.each(['\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'a line break that was stored as %j is one in the calendar and in the feed, and no control character glues two words',
  async (written) => {
    const of = `Walk to the fort.${written}Bring\u0001water; no shade,${written}none.`;
    await put({ ...notice, content: of, heading: `Path${written}closed` });
    const event = await eventOf('the-notice');
    const read = 'Walk to the fort.\nBring water; no shade,\nnone.';
    expect([event?.summary, event?.description]).toEqual(['Path\nclosed', read]);
    const entry = (await entryOf('the-notice')) as XmlElement;
    expect([textIn(entry, 'title'), textIn(entry, 'content').split('\n').slice(2).join('\n')]).toEqual(['Path\nclosed', read]);
    expect([within(entry, 'title')[0]?.attributes.type, within(entry, 'content')[0]?.attributes.type]).toEqual(['text', 'text']);
    await put(notice);
  },
);

test('a single day on which a listing is closed is one of a day, in the language that is asked for', async () => {
  const event = await eventOf(`${place._id}-closed-2027-12-31`, '?lang=mr');
  expect(event?.summary).toBe(`बंद: ${place.translations.mr?.name}`);
  expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual(['2027-12-31', '2028-01-01']);
  expect((await eventOf('the-notice', '?lang=mr'))?.summary).toBe('रस्ता बंद');
});

test('the feed is what RFC 4287 asks of one, in the language that is asked for', async () => {
  const response = await get('/data/notices.atom?lang=mr');
  expect(response.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
  const feed = feedIn(await response.text());
  expect([feed.name, feed.attributes.xmlns, feed.attributes['xml:lang']]).toEqual(['feed', 'http://www.w3.org/2005/Atom', 'mr']);
  expect(within(feed, 'link').find(({ attributes }) => attributes.rel === 'self')?.attributes.href).toBe(
    `${origin}/data/notices.atom?lang=mr`,
  );
  expect(within(feed, 'author').map((author) => textIn(author, 'name'))).toHaveLength(1);
  const entries = within(feed, 'entry');
  expect(entries.length).toBe(sampleRegion.notices.length + 2);
  for (const it of [feed, ...entries]) {
    for (const name of ['id', 'title', 'updated']) expect([name, within(it, name).length]).toEqual([name, 1]);
    expect(textIn(it, 'updated')).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    expect(within(it, 'link').some(({ attributes }) => attributes.rel === 'alternate')).toBe(true);
    expect(new URL(textIn(it, 'id')).protocol).toMatch(/^(?:tag|https):$/);
  }
  expect(textIn(feed, 'updated')).toBe(
    entries
      .map((entry) => textIn(entry, 'updated'))
      .sort()
      .at(-1),
  );
  expect(textIn((await entryOf('the-notice')) as XmlElement, 'content')).toBe(`2028-02-28 – 2028-02-29\n${place.name}\n${odd}`);
});

test('a change keeps the ids and moves the time of what changed alone; what was deleted goes', async () => {
  const stateOf = async () => {
    const event = await eventOf('the-notice');
    const entry = await entryOf('the-notice');
    const other = await eventOf(sample._id);
    const stamp = String(event?.component.getFirstPropertyValue('dtstamp'));
    return {
      stamp,
      sequence: event?.sequence ?? 0,
      updated: entry && textIn(entry, 'updated'),
      other: String(other?.component.getFirstPropertyValue('dtstamp')),
    };
  };
  const before = await stateOf();
  // Times in a calendar are whole seconds.
  await sql`UPDATE row_version SET at = at - interval '1 hour' WHERE kind = 'notices'`;
  await put({ ...notice, content: 'Open again from noon.' });
  const after = await stateOf();
  expect(after.sequence).toBeGreaterThan(before.sequence);
  expect(Date.parse(after.updated ?? '')).toBeGreaterThan(Date.parse(before.updated ?? '') - 1);
  expect(after.stamp >= before.stamp).toBe(true);
  expect(after.other < after.stamp).toBe(true);
  await writeCatalogue(sql, (tx) => deleteRow(tx, 'notices', 'the-notice'));
  expect([await eventOf('the-notice'), await entryOf('the-notice')]).toEqual([undefined, undefined]);
});
