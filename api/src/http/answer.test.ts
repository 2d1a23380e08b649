import { messagesIn } from '@helpdesk/words/server-messages';
import { Hono } from 'hono';
import { expect, test, vi } from 'vitest';
import { logger } from '#logger.ts';
import { sampleApp } from '#testing/sample-app.ts';
import { answerProblem } from './answer.ts';

const { get, refusal } = await sampleApp();

test('the message is worded in the language that is asked for', async () => {
  const response = await get('/api/get-resort/nowhere', { 'Accept-Language': 'mr' });
  expect(await response.json()).toMatchObject({ displayMessage: messagesIn('mr').server_not_found_resort() });
  expect(response.headers.get('Content-Language')).toBe('mr');
  expect(response.headers.get('Vary')).toContain('Accept-Language');
});

test('an unknown call, and one of another method, is answered in the envelope', async () => {
  expect(await refusal('/nowhere')).toEqual([404, 'There is nothing at this address.']);
  expect(await refusal('/')).toEqual([404, 'There is nothing at this address.']);
});

test('an address that no row can have is nothing, and no line in the log', async () => {
  const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
  expect(await refusal('/reports/%00/file')).toEqual([404, 'There is nothing at this address.']);
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});

test('an error of ours gives nothing of itself away', async () => {
  const log = vi.spyOn(logger, 'error').mockImplementation(() => {});
  const app = new Hono().onError(answerProblem).get('/', () => {
    throw new Error('secret');
  });
  const response = await app.request('/');
  expect([response.status, await response.json()]).toEqual([
    500,
    { status: false, displayMessage: 'Something went wrong on our side. Please try again in a moment.', result: null },
  ]);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});
