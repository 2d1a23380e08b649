import { expect, test } from 'vitest';

import { sampleApp } from '#testing/sample-app.ts';

const { app } = await sampleApp();
const ask = (path: string) =>
  app.request(`https://a-host-that-is-not-counted.example.org${path}`, { headers: { 'Accept-Language': 'mr' } });
/** Of so many characters, counted from the first slash. */
const long = (length: number, start: string) => start + 'x'.repeat(length - start.length);

test('an address of more than two kilobytes is refused in words, whatever it asks for', async () => {
  for (const start of ['/', '/tourism-directory?search=', '/api/get-tourist-places?search=', '/images/', '/api/']) {
    expect((await ask(long(2_048, start))).status, start).not.toBe(414);
    const answer = await ask(long(2_049, start));
    expect([answer.status, answer.headers.get('Cache-Control')], start).toEqual([414, 'no-store']);
    expect(await answer.json()).toEqual({ status: false, displayMessage: 'हा पत्ता खूप लांब आहे. कृपया तो तपासा.', result: null });
  }
});
