import { expect, test, vi } from 'vitest';
import { lazily } from './lazily.ts';

test('it is opened once, and again only after it failed', async () => {
  const open = vi.fn(async () => 'open');
  open.mockRejectedValueOnce(new Error('no network'));
  const opened = lazily(open);
  expect(open).not.toHaveBeenCalled();
  await expect(Promise.all([opened(), opened()])).rejects.toThrow('no network');
  expect(await Promise.all([opened(), opened()])).toEqual(['open', 'open']);
  expect(open).toHaveBeenCalledTimes(2);
});
