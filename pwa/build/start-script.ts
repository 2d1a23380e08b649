import type { Plugin } from 'vite';

const source = '/src/app/start.ts';
const tag = /<script [^>]*src="\/start\.js"><\/script>/;

/** Builds the script before the first paint as `start.js`, which runs where it stands; modules wait until the page was read. */
export const startScript = (): Plugin => ({
  name: 'start-script',
  buildStart() {
    if (this.environment.mode === 'build') this.emitFile({ type: 'chunk', id: source, fileName: 'start.js' });
  },
  // Its names are nobody else's.
  renderChunk: (code, { fileName }) => (fileName === 'start.js' ? `(() => {${code}})();` : null),
  transformIndexHtml: (html, { server }) => (server ? html.replace(tag, `<script type="module" src="${source}"></script>`) : html),
});
