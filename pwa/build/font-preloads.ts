import type { Plugin } from 'vite';

const firstFonts = ['mukta-latin-400-normal.woff2', 'eczar-latin-600-normal.woff2'];

/** The two faces that the first screen's text waits for are asked for before the style sheet has arrived (design section 3). */
export const fontPreloads = (): Plugin => ({
  name: 'font-preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle)
        .filter((file) => file.type === 'asset' && file.names.some((name) => firstFonts.includes(name)))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'preload', href: `/${fileName}`, as: 'font', type: 'font/woff2', crossorigin: true },
          injectTo: 'head',
        })),
  },
});
