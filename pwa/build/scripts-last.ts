import type { Plugin } from 'vite';

const scripts = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*>(?:<\/script>)?/g;

/**
 * The app’s scripts stand behind the page that a server made and wait for it: style sheet, fonts and first picture come before
 * them, and share a slow line with nothing that is not seen.
 */
export const scriptsLast = (): Plugin => ({
  name: 'scripts-last',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(scripts, '').replace('</body>', () => `${lowered(html.match(scripts) ?? [])}\n  </body>`),
  },
});

const lowered = (tags: readonly string[]): string => tags.map((tag) => tag.replace(/<\w+/, '$& fetchpriority="low"')).join('');
