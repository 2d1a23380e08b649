import { speak } from '@helpdesk/words/language';
import { afterEach, expect, test } from 'vitest';

import { renderAt } from '#listings/testing/render-at.tsx';
import { catalogueOf } from '#listings/testing/rows.ts';
import { Financials } from './financials.tsx';

afterEach(() => speak('en'));

test('a report is named in the language of the page, and marked as English where its name is not translated', async () => {
  speak('mr');
  const report = (_id: string, mr?: string) => ({
    _id,
    seq: 1,
    name: `Report ${_id}`,
    file: '',
    translations: mr === undefined ? {} : { mr: { name: mr } },
  });
  const html = await renderAt('/donate', Financials, '/donate', catalogueOf({ reports: [report('a', 'अहवाल'), report('b')] }));
  expect(html).toContain('<option value="a">अहवाल</option>');
  expect(html).toContain('<option value="b" lang="en">Report b</option>');
});
