import type { Plugin } from 'vite';

const scripts = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/**
 * The app’s scripts stand in a template behind the page that a server made, which `app/start.ts` opens once that is seen: style
 * sheet, fonts and first picture share a slow line with nothing that is not.
 */
export const scriptsLast = (): Plugin => ({
  name: 'scripts-last',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) =>
      html.replace(scripts, '').replace('</body>', () => `<template id="app">${inPieces(html.match(scripts) ?? [])}</template>\n  </body>`),
  },
});

/** The largest, React, runs in a task of its own before ours, so that neither holds a tap up for long. */
function inPieces(tags: readonly string[]): string {
  const react = tags.find((tag) => tag.includes('/react-')) ?? '';
  const others = tags.filter((tag) => tag !== react);
  return react.replace(/<link rel="modulepreload"(.*) href=(.*)>/s, '<script type="module"$1 src=$2></script>') + others.join('');
}
