import { describe, expect, test } from 'vitest';
import { createReports } from './reports.ts';
import { cachesWithRoom } from './testing/caches.ts';
import { noNetwork, serverWith, textOf } from './testing/file-answers.ts';

const pdf = () => new Response('%PDF-1.7', { headers: { 'Content-Type': 'application/pdf', 'Content-Length': '8' } });

describe('a project report', () => {
  test('comes from the server as a PDF, and a copy is kept', async () => {
    const { call, asked } = serverWith(() => ({ state: 'ok', body: pdf() }));
    expect(await textOf(await createReports(call, cachesWithRoom()).fetch('a1'))).toEqual({ text: '%PDF-1.7', kept: true });
    expect(asked).toEqual(['/reports/a1/file application/pdf']);
  });

  test('fetched before is there without a connection', async () => {
    const caches = cachesWithRoom();
    const { call } = serverWith(() => ({ state: 'ok', body: pdf() }));
    await createReports(call, caches).fetch('a1');
    const offline = serverWith(() => noNetwork);
    expect(await textOf(await createReports(offline.call, caches).fetch('a1'))).toEqual({ text: '%PDF-1.7', kept: true });
    expect(offline.asked).toEqual([]);
  });

  test('that was never fetched fails without a connection, and can be asked for again', async () => {
    let online = false;
    const { call } = serverWith(() => (online ? { state: 'ok', body: pdf() } : noNetwork));
    const reports = createReports(call, cachesWithRoom());
    expect(await reports.fetch('a1')).toEqual(noNetwork);
    online = true;
    expect(await textOf(await reports.fetch('a1'))).toEqual({ text: '%PDF-1.7', kept: true });
  });

  test('is downloaded also where the phone has no room for a copy, or the browser no place', async () => {
    const { call } = serverWith(() => ({ state: 'ok', body: pdf() }));
    expect(await textOf(await createReports(call, cachesWithRoom(0)).fetch('a1'))).toEqual({ text: '%PDF-1.7', kept: false });
    expect(await textOf(await createReports(call, undefined).fetch('a1'))).toEqual({ text: '%PDF-1.7', kept: false });
  });
});
