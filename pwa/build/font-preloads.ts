import type { Plugin } from 'vite';

/** The faces that the first screen's text waits for, and that of controls, which goes after all that is larger. */
const firstFonts: Readonly<Record<string, object>> = {
  'mukta-latin-400-normal.woff2': {},
  'eczar-latin-600-normal.woff2': {},
  'mukta-latin-600-normal.woff2': { fetchpriority: 'low' },
};

/** Fonts are asked for before the style sheet has arrived (design section 3): what comes before the first paint moves nothing. */
export const fontPreloads = (): Plugin => ({
  name: 'font-preloads',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.entries(firstFonts).flatMap(([font, priority]) =>
        Object.values(bundle)
          .filter((file) => file.type === 'asset' && file.names.includes(font))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${fileName}`, as: 'font', type: 'font/woff2', crossorigin: true, ...priority },
            injectTo: 'head' as const,
          })),
      ),
  },
});
