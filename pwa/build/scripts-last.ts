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
      html
        .replace(scripts, '')
        .replace('</body>', () => `<template id="app">${(html.match(scripts) ?? []).join('')}</template>\n  </body>`),
  },
});
