import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { type DownloadState, DownloadView } from './download-view.tsx';

const shown = (state: DownloadState) => renderToStaticMarkup(<DownloadView state={state} onDownload={() => {}} />);
const words = (state: DownloadState) =>
  shown(state)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('the button says Download, and Downloading... while it is busy', () => {
  expect(words('idle')).toBe('Download');
  expect(words('downloading')).toBe('Downloading...');
  expect(shown('downloading')).toContain('aria-disabled="true"');
  expect(shown('idle')).toContain('aria-disabled="false"');
});

test('a failed download is said in place, with a Retry', () => {
  expect(words('failed')).toMatch(/^Download The report could not be downloaded\. .* Retry$/);
});

test('without a chosen project it asks for one', () => {
  expect(words('unchosen')).toBe('Download Choose a project first');
});

test('it says that a copy stays on this phone only when one does', () => {
  expect(words('kept')).toContain('A copy is saved on this phone');
  expect(words('saved')).toBe('Download Downloaded.');
});
