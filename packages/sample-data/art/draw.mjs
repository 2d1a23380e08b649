// Draws the pictures of the sample region and the chrome pictures of the app. Run by hand after a change of names or
// scenes: npm run draw -w @helpdesk/sample-data
// Only what changed is drawn again: drawn.json keeps a hash of each picture's SVG. Delete it to draw everything.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureWidths, shareSize } from '@helpdesk/contract/rules/picture';
import { governingBody, team } from '@helpdesk/site/people';
import sharp from 'sharp';
import { ads } from '#ads.ts';
import { adPicture, adPlaceholder, donorMark, mapTile, portrait } from '#art/chrome.mjs';
import { panorama } from '#art/hills.mjs';
import { drawScene } from '#art/scenes.mjs';
import { pictureNames, picturePath } from '#files.ts';
import { pictureFile } from '#pictures.ts';
import { places } from '#places.ts';
import { resorts } from '#resorts.ts';
import { restaurants } from '#restaurants.ts';
import { services } from '#services.ts';

const pictures = new URL('../pictures/', import.meta.url);
const site = new URL('../../../pwa/public/', import.meta.url);
const chrome = new URL('art/', site);
const quality = { 320: 48, 640: 38, 1280: 22 };

const adColours = [
  ['#0d5238', '#0a3c29', '#06281b', '#c95f34', '#f6d07c'],
  ['#1f4e57', '#173c44', '#0d272d', '#e9c46a', '#cfe8e2'],
  ['#7d3012', '#5c230d', '#3a1607', '#eab243', '#f6d07c'],
  ['#3c4a44', '#2c3732', '#1b2320', '#c95f34', '#f3dccd'],
  ['#4a2a4f', '#371f3b', '#221326', '#9fc27a', '#e6d3ea'],
  ['#12262f', '#0d1b22', '#070f13', '#dfe8e0', '#9fd0c0'],
];
const adMarks = [1, 5, 2, 0, 8, 9];
const sunAt = [[1090, 225], [110, 220], [1080, 215], [112, 230], [1100, 225], [1060, 215]];

const record = new URL('drawn.json', import.meta.url);
const before = await readFile(record, 'utf8').then(JSON.parse, () => ({}));
const drawn = {};

async function writePicture(file, svg, density) {
  drawn[file] = createHash('sha256').update(svg).digest('hex').slice(0, 16);
  if (drawn[file] === before[file]) return;
  const fileOf = (width) => fileURLToPath(new URL(picturePath(`${file}-${width}.webp`), pictures));
  await mkdir(dirname(fileOf(320)), { recursive: true });
  const full = await sharp(Buffer.from(svg), { density }).resize(1280).png({ compressionLevel: 1 }).toBuffer();
  for (const width of pictureWidths) {
    await sharp(full).resize(width).webp({ quality: quality[width], effort: 6 }).toFile(fileOf(width));
  }
}

async function removeOld() {
  const wanted = new Set(Object.keys(drawn).flatMap((file) => pictureWidths.map((width) => `${file}-${width}.webp`)));
  for (const name of pictureNames(await readdir(pictures, { recursive: true }))) if (!wanted.has(name)) await rm(new URL(picturePath(name), pictures));
}

async function drawListings(kind, drafts) {
  for (const { name, pictures: scenes = [] } of drafts) {
    for (const [index, scene] of scenes.entries()) await writePicture(pictureFile(kind, name, index + 1), drawScene(scene, name), 288);
  }
}

async function drawAds() {
  for (const [index, { title, lines: [line1, line2] }] of ads.entries()) {
    const svg = adPicture({ seed: title, line1, line2, mark: adMarks[index], colours: adColours[index], sunAt: sunAt[index] });
    await writePicture(pictureFile('ad', title, 1), svg, 77);
  }
}

async function drawChrome() {
  await mkdir(chrome, { recursive: true });
  const put = (name, svg) => writeFile(new URL(name, chrome), svg);
  for (const shape of ['wide', 'tall']) {
    await put(`panorama-${shape}.svg`, panorama(shape, 'monsoon'));
    await put(`panorama-${shape}-dark.svg`, panorama(shape, 'night'));
  }
  for (let i = 1; i <= 30; i += 1) await put(`donor-${i}.svg`, donorMark(i * 7, `Donor ${String(i).padStart(2, '0')}`));
  await put('map.svg', mapTile('shivneri'));
  await put('ad.svg', adPlaceholder());
  await put('about.svg', drawScene('temple-ghat', 'about'));
  await put('contact.svg', drawScene('village-house', 'contact'));
  await mkdir(new URL('people/', chrome), { recursive: true });
  for (const person of [...governingBody, ...team]) await put(person.portrait.replace('/art/', ''), portrait(person.name.en));
}

/** What a link to a page without a picture of its own shows: the panorama, with our mark on a white stone. */
async function drawShare() {
  const stone = 176;
  const tile = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${stone}" height="${stone}"><rect width="${stone}" height="${stone}" rx="16" fill="#fff"/></svg>`);
  const mark = await sharp(fileURLToPath(new URL('favicon.svg', site)), { density: 288 }).resize(stone - 48).png().toBuffer();
  await sharp(Buffer.from(panorama('wide', 'monsoon')), { density: 144 })
    .resize({ ...shareSize, fit: 'cover', position: 'left' })
    .composite([{ input: tile, left: 48, top: shareSize.height - stone - 48 }, { input: mark, left: 72, top: shareSize.height - stone - 24 }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(fileURLToPath(new URL('share.jpg', site)));
}

await mkdir(pictures, { recursive: true });
await drawListings('place', places);
await drawListings('resort', resorts);
await drawListings('restaurant', restaurants);
await drawListings('service', services);
await drawAds();
await drawChrome();
await drawShare();
await removeOld();
await writeFile(record, `${JSON.stringify(drawn, null, 1)}\n`);
