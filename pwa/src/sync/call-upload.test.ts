import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCall } from './call.ts';
import { createServerClock } from './server-clock.ts';

/** As the browser's, as far as an upload needs it; the test plays the server. */
class FakeRequest {
  static last: FakeRequest;
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {};
  readonly headers: Record<string, string> = {};
  onloadend?: () => void;
  status = 0;
  type: string | null = 'application/json; charset=utf-8';
  responseText = '';
  asked: unknown[] = [];
  constructor() {
    FakeRequest.last = this;
  }
  open(...asked: unknown[]) {
    this.asked = asked;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader = () => this.type;
  send(form: unknown) {
    this.asked.push(form);
  }
  abort() {
    this.onloadend?.();
  }
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text });
    this.onloadend?.();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const form = new FormData();
const upload = (onProgress?: (share: number) => void) => {
  const { upload } = createCall({ clock: createServerClock(), base: '/api' });
  const answer = upload('/uploads', form, { headers: { Authorization: 'Bearer a' }, onProgress });
  return { answer, request: FakeRequest.last };
};

test('a form with files goes below the API base, and its answer is told with its status', async () => {
  const { answer, request } = upload();
  expect(request.asked).toEqual(['POST', '/api/uploads', form]);
  expect(request.headers).toEqual({ Accept: 'application/json', Authorization: 'Bearer a' });
  request.answer(413, '{"status":false}');
  expect(await answer).toEqual({ state: 'ok', body: { status: 413, body: { status: false } } });
  expect(vi.getTimerCount()).toBe(0);
});

test('which share of it has left is told', () => {
  const shares: number[] = [];
  const { request } = upload((share) => shares.push(share));
  for (const loaded of [0, 25, 100]) request.upload.onprogress?.({ loaded, total: 100 });
  request.upload.onprogress?.({ loaded: 0, total: 0 });
  expect(shares).toEqual([0, 0.25, 1, 0]);
});

test('it is given up when nothing moves for 20 seconds, and not before', async () => {
  const { answer, request } = upload();
  vi.advanceTimersByTime(19_999);
  request.upload.onprogress?.({ loaded: 1, total: 2 });
  vi.advanceTimersByTime(19_999);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await answer).toEqual({ state: 'failed', reason: 'timeout', status: undefined });
});

test('once all has left, the server is given a minute', async () => {
  const { answer, request } = upload();
  request.upload.onload?.();
  vi.advanceTimersByTime(59_999);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await answer).toMatchObject({ reason: 'timeout' });
});

test('no network, a captive portal and a body that was cut off are told apart', async () => {
  const lost = upload();
  lost.request.answer(0, '');
  expect(await lost.answer).toMatchObject({ state: 'failed', reason: 'offline' });
  for (const type of ['text/html', null]) {
    const portal = upload();
    portal.request.type = type;
    portal.request.answer(200, '<h1>');
    expect(await portal.answer).toEqual({ state: 'failed', reason: 'not-ours', status: 200 });
  }
  const cut = upload();
  cut.request.type = 'Application/JSON';
  cut.request.answer(200, '{"sta');
  expect(await cut.answer).toEqual({ state: 'ok', body: { status: 200, body: undefined } });
});
