import type { Plugin } from 'vite';

const scripts = /\s*<script type="module"[^>]*><\/script>|\s*<link rel="modulepreload"[^>]*>/g;

/**
 * The app's scripts stand behind the page that a server made: its style sheet, fonts and first picture are asked for before
 * them, and share a slow line with nothing that is not seen.
 */
export const scriptsLast = (): Plugin => ({
  name: 'scripts-last',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace(scripts, '').replace('</body>', () => `${(html.match(scripts) ?? []).join('')}\n  </body>`),
  },
});
