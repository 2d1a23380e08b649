import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pictureAt } from '@helpdesk/contract/rules/picture';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sampleApp } from '#testing/sample-app.ts';
import { forms } from '#testing/sample-forms.ts';
import { noise, pixelBomb, plainPng, withPlace } from '#uploads/testing/sample-pictures.ts';

const { app, get, send, dataDir, logIn } = await sampleApp();
const bearer = { Authorization: `Bearer ${await logIn()}` };

function upload(...files: [content: Uint8Array | string, name: string][]) {
  const form = new FormData();
  for (const [content, name] of files)
    form.append('image', new File([typeof content === 'string' ? content : new Uint8Array(content)], name));
  return send('POST', '/upload-image', form, bearer);
}

async function stored(content: Uint8Array, name: string): Promise<string> {
  const answered = await upload([content, name]);
  expect(answered).toMatchObject({ code: 200, status: true, displayMessage: 'Images uploaded successfully' });
  return (answered.result as string[])[0] ?? '';
}

const picture = async (address: string) => Buffer.from(await (await get(address)).arrayBuffer());
const share = (address: string) => address.replace('-1280.webp', '-share.jpg');
const inFolder = () => readdirSync(join(dataDir, 'images')).length;

test('a picture is there in every width and for link previews, kept for a year', async () => {
  const address = await stored(await noise(2000, 1500), 'IMG_1.JPG');
  for (const [width, height] of [
    [320, 240],
    [640, 480],
    [1280, 960],
  ] as const) {
    const response = await get(pictureAt(address, width));
    expect([response.status, response.headers.get('Content-Type'), response.headers.get('Cache-Control')]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ]);
    expect(await sharp(Buffer.from(await response.arrayBuffer())).metadata()).toMatchObject({ format: 'webp', width, height });
  }
  const preview = await picture(share(address));
  expect(await sharp(preview).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(preview.length).toBeLessThanOrEqual(250_000);
});

test('where a picture was taken and who took it is gone, and it stands upright', async () => {
  const original = await withPlace();
  expect(original.includes('Asha Secretname')).toBe(true);
  expect(await sharp(original).metadata()).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
  const address = await stored(original, 'phone.jpeg');
  for (const file of [address, pictureAt(address, 320), share(address)]) {
    const bytes = await picture(file);
    const { exif, xmp, iptc } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, bytes.includes('Secretname')]).toEqual([undefined, undefined, undefined, false]);
  }
  expect(await sharp(await picture(address)).metadata()).toMatchObject({ width: 200, height: 400 });
});

test('a small picture is not enlarged, but all its addresses exist', async () => {
  const address = await stored(await plainPng(500, 300), 'small.png');
  expect(await sharp(await picture(address)).metadata()).toMatchObject({ width: 500, height: 300, hasAlpha: true });
  expect(await sharp(await picture(pictureAt(address, 640))).metadata()).toMatchObject({ width: 500 });
  expect(await sharp(await picture(share(address))).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('the same picture has the same address, and several are answered in their order', async () => {
  const first = await plainPng(90, 60);
  const second = await plainPng(60, 90);
  const { result } = await upload([first, 'a.png'], [second, 'b.png'], [first, 'c.png']);
  const [a, b, c] = result as string[];
  expect(a).toBe(c);
  expect(a).not.toBe(b);
});

test('an uploaded picture may be shown by a listing', async () => {
  const images = [await stored(await plainPng(70, 70), 'x.png')];
  expect(await send('POST', '/add-ad', { ...forms.ad, images }, bearer)).toMatchObject({ code: 201 });
});

const jpeg = await noise(300, 200);
const unreadable = 'is not a JPEG or PNG picture, or it is damaged. Please choose another.';
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const withComment = Buffer.concat([
  jpeg.subarray(0, 2),
  Buffer.from([0xff, 0xfe, 0, 32]),
  Buffer.from('<html><script>alert(1)</script>'.slice(0, 30)),
  jpeg.subarray(2),
]);

test.each([
  ['an SVG', svg, 'x.svg', 'Only jpg, png, jpeg files are allowed'],
  ['an SVG that calls itself a PNG', svg, 'x.png', unreadable],
  ['a page that calls itself a JPEG', '<!doctype html><script>alert(1)</script>', 'x.jpg', unreadable],
  ['a page inside a JPEG', withComment, 'x.jpg', unreadable],
  ['a page behind a JPEG', Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]), 'x.jpg', unreadable],
  ['a GIF', gif, 'x.gif', 'Only jpg, png, jpeg files are allowed'],
  ['a GIF that calls itself a JPEG', gif, 'x.jpg', unreadable],
  ['a GIF in front of a JPEG', Buffer.concat([gif, jpeg]), 'x.jpg', unreadable],
  ['the first bytes of a JPEG and then a GIF', Buffer.concat([jpeg.subarray(0, 3), gif]), 'x.jpg', unreadable],
  ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'x.jpg', unreadable],
  ['half a PNG', (await plainPng(400, 400)).subarray(0, 300), 'x.png', unreadable],
  ['nothing at all', '', 'x.jpg', unreadable],
  ['a program', Buffer.from('MZ\x90\0'), 'x.jpg', unreadable],
  ['a second extension', jpeg, 'x.jpg.html', 'Only jpg, png, jpeg files are allowed'],
  ['a pixel bomb', pixelBomb(14_000, 14_000), 'bomb.png', 'has more than 40 megapixels'],
  ['a wide pixel bomb', pixelBomb(60_000, 1_000), 'bomb.png', 'has more than 40 megapixels'],
  ['a bomb of impossible size', pixelBomb(0, 0), 'bomb.png', unreadable],
])('%s is refused with a sentence', async (_case, content, name, sentence) => {
  const before = inFolder();
  const answered = await upload([content, name]);
  expect([answered.code, answered.status, answered.result]).toEqual([422, false, null]);
  expect(answered.displayMessage).toContain(sentence);
  expect(inFolder()).toBe(before);
});

const tall = await noise(300, 400);
const tallPng = await sharp(tall).png().toBuffer();
const progressive = await sharp(tall).jpeg({ progressive: true }).toBuffer();

test.each([
  ['a JPEG without its end mark', tall.subarray(0, -2), 'x.jpg'],
  ['one with zeros in its place', Buffer.concat([tall.subarray(0, -2), Buffer.alloc(8)]), 'x.jpg'],
  ['one that lacks its last bytes', tall.subarray(0, -300), 'x.jpg'],
  ['a progressive one without its end mark', progressive.subarray(0, -2), 'x.jpg'],
  ['a PNG without its end mark', tallPng.subarray(0, -12), 'x.png'],
  ['one that lacks its last rows', tallPng.subarray(0, -Math.floor(tallPng.length / 50)), 'x.png'],
])('%s is taken, as browsers show it', async (_case, content, name) => {
  const address = await stored(content, name);
  expect(await sharp(await picture(address)).metadata()).toMatchObject({ width: 300, height: 400 });
});

test.each([
  ['a tenth of a JPEG', tall, 'x.jpg'],
  ['a tenth of a PNG', tallPng, 'x.png'],
])('a picture that lacks %s is refused', async (_case, content, name) => {
  expect((await upload([content.subarray(0, -Math.floor(content.length / 10)), name])).code).toBe(422);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a JPEG with flipped bytes (%i) breaks nothing and lets nothing through', async (seed) => {
  const damaged = Buffer.from(jpeg);
  for (let flip = 0; flip < 40; flip += 1) {
    const at = 2 + ((seed * 7_919 + flip * 104_729) % (damaged.length - 2));
    damaged.writeUInt8(damaged.readUInt8(at) ^ 0x5a, at);
  }
  const { code } = await upload([damaged, 'x.jpg']);
  expect([200, 422]).toContain(code);
});

test('a file of more than 8 MB, and more than 10 files, are refused', async () => {
  expect(await upload([Buffer.alloc(8 * 1024 * 1024 + 1), 'big.jpg'])).toMatchObject({
    code: 413,
    displayMessage: '“big.jpg” is larger than 8 MB. Please choose a smaller picture.',
  });
  const eleven = Array.from({ length: 11 }, (_, index): [Uint8Array, string] => [jpeg, `${index}.jpg`]);
  expect(await upload(...eleven)).toMatchObject({ code: 422, displayMessage: 'You can upload at most 10 pictures at once.' });
});

test('an upload of more than 80 MB is refused before it is read, also when it does not say its size', async () => {
  const headers = { ...bearer, 'Content-Type': 'multipart/form-data; boundary=x' };
  const said = await app.request('/api/upload-image', { method: 'POST', headers: { ...headers, 'Content-Length': '99000000' }, body: 'x' });
  expect(said.status).toBe(413);
  const piece = new Uint8Array(4 * 1024 * 1024);
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += piece.length;
      controller.enqueue(piece);
    },
  });
  const request = new Request('http://localhost/api/upload-image', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
  expect((await app.request(request)).status).toBe(413);
  expect(sent).toBeLessThan(100_000_000);
});

test('an upload without a picture, or in another form, is refused', async () => {
  expect(await upload()).toMatchObject({ code: 400 });
  expect(await send('POST', '/upload-image', { image: 'x' }, bearer)).toMatchObject({ code: 400 });
  const text = new FormData();
  text.append('image', 'not a file');
  expect(await send('POST', '/upload-image', text, bearer)).toMatchObject({ code: 400, displayMessage: 'Choose at least one picture' });
});
