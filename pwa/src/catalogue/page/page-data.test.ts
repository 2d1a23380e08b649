import { expect, test } from 'vitest';

import { type PageData, pageDataBlock, pageDataIn, readPageData } from './page-data.ts';

const data = (name: string): PageData => ({
  day: '2026-11-21',
  catalogue: { epoch: 'first', seq: 7, language: 'mr', rows: { places: [{ _id: 'fort', name }] }, empty: {} },
});
/** As a browser finds the block in a page that it parsed. */
const opened = (html: string) => ({
  getElementById: (id: string) => {
    const [, textContent = null] = new RegExp(`id="${id}">([^<]*)</script>`).exec(html) ?? [];
    return textContent === null ? null : { textContent };
  },
});

test.each(['शिवनेरी', '</script><script>alert(1)</script>', '<!-- <script>', 'a "b" \\ \u2028'])(
  'a page brings “%s” along to the letter, and no text in it ends the block or begins another',
  (name) => {
    const html = `<main></main>${pageDataBlock(data(name))}<script src="/assets/index.js"></script></html>`;
    expect(pageDataIn(html)).toEqual(data(name));
    expect(readPageData(opened(html))).toEqual(data(name));
    expect(html.match(/<!--|<script|<\/script>/g)).toEqual(['<script', '</script>', '<script', '</script>']);
  },
);

test('the bare shell brings nothing along', () => {
  const shell = '<!doctype html><html><div id="root"></div></html>';
  expect([pageDataIn(shell), readPageData(opened(shell))]).toEqual([undefined, undefined]);
});
