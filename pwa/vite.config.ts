import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

import { cssModules } from './build/css-modules.ts';
import { integrity } from './build/integrity.ts';
import { kioskFiles } from './build/kiosk-files.ts';
import { laterFiles, pageFiles } from './build/page-files.ts';
import { precompress } from './build/precompress.ts';
import { writeFiles } from './build/write-files.ts';

/** Through Vite itself, since these are TypeScript of other workspaces, which Node 20 does not read. */
const imported = async <Module>(path: string) => (await runnerImport<Module>(fileURLToPath(new URL(path, import.meta.url)))).module;
const { kioskFilesName } = await imported<typeof import('./src/local/cache-names.ts')>('src/local/cache-names.ts');
const { shell } = await imported<typeof import('./build/shell.ts')>('build/shell.ts');
const { markOpening } = await imported<typeof import('./build/mark-opening.ts')>('build/mark-opening.ts');

const known = integrity();
let manifestOfBuild = '';

const at = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));
const librariesOfEveryPage =
  /rolldown\/runtime|\/node_modules\/(?:react|react-dom|scheduler|@tanstack\/(?!react-query|query-core|react-virtual|virtual-core)[^/]+)\/(?!.*useBlocker)|\/words\/src\/numbers\.ts$/;
/** But for messages, which come in the language that is spoken. */
const ours = /\/(?:pwa|packages)\/(?!src\/(?:\w+\/)?kiosk\/|.*\/generated\/\w+\/)|vite\/preload-helper/;
const ofKiosk = /\/pwa\/src\/(?:\w+\/)?kiosk\/|\/pwa\/src\/local\/kiosk-db/;
/** What everybody loads once the first page stands. */
const later = laterFiles({
  search: ['app/search/search-panel.tsx', 'app/entry/repeat-input.ts'].map(at),
  later: [
    'app/broken-page.tsx',
    'app/entry/after-first-paint.ts',
    'app/shell/around-page.tsx',
    'app/shell/footer.tsx',
    'app/shell/outbox-badge.tsx',
    'app/shell/status-strip.tsx',
    'app/shell/watch-outbox.tsx',
    'catalogue/attach.ts',
    'home/notices.tsx',
    'listings/opening/restriction-here.tsx',
    'listings/detail/share.ts',
    'listings/subject-notices.tsx',
    'ui/feedback/toasts.tsx',
  ].map(at),
  outbox: [at('mine/open-outbox.ts')],
});
/** Each is a file by itself, by whose name it is found. */
const isPage = /-page\.tsx$|\/(?:main|admin-pages)\.tsx$/;
const markOf = (name: string, facade: string | null, modules: readonly string[]): string => {
  const [, group] = /\/(office|kiosk)\/messages\//.exec(facade ?? '') ?? [];
  if (group === 'office') return 'admin-';
  const isKiosk = group === 'kiosk' || modules.some((module) => ofKiosk.test(module));
  return isKiosk && !name.startsWith('kiosk') ? 'kiosk-' : '';
};
const pages = pageFiles(
  {
    pages: [at('app/entry/main.tsx')],
    later: [at('app/shell/footer.tsx'), at('listings/opening/restriction-here.tsx'), at('listings/not-found-page.tsx')],
  },
  {
    home: { pages: [at('home/home-page.tsx')], later: [at('home/notices.tsx'), at('home/further-down.tsx')] },
    lists: {
      pages: [
        at('places/place-list-page.tsx'),
        at('resorts/resort-list-page.tsx'),
        at('restaurants/restaurant-list-page.tsx'),
        at('services/service-list-page.tsx'),
      ],
      later: [at('listings/subject-notices.tsx')],
    },
    details: {
      pages: [
        at('places/place-page.tsx'),
        at('resorts/resort-page.tsx'),
        at('restaurants/restaurant-page.tsx'),
        at('services/service-page.tsx'),
      ],
      later: [
        at('listings/planning/before-you-go.tsx'),
        at('listings/subject-notices.tsx'),
        at('listings/detail/where-it-is.tsx'),
        at('listings/detail/where-tile.tsx'),
      ],
    },
    regions: { pages: [at('regions/category-page.tsx'), at('regions/region-page.tsx')], later: [at('listings/subject-notices.tsx')] },
    map: { pages: [at('map/map-page.tsx')], later: [at('map/region-map.tsx')] },
    contact: { pages: [at('enquiries/contact-page.tsx')] },
    about: { pages: [at('about/about-page.tsx')] },
    donate: { pages: [at('donations/donate-page.tsx')], later: [at('donations/upi.tsx')] },
    events: { pages: [at('events/events-page.tsx')] },
    help: { pages: [at('help/help-page.tsx')] },
    requests: { pages: [at('enquiries/requests-page.tsx')] },
    openData: { pages: [at('open-data/data-page.tsx')] },
    saved: { pages: [at('saved/saved-page.tsx')] },
    shortLink: { pages: [at('app/short-link-page.tsx')] },
    policies: { pages: [at('policies/privacy-policy-page.tsx'), at('policies/terms-page.tsx')] },
  },
);

export default defineConfig({
  // A library brings what React has had itself since 18.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  css: { modules: cssModules },
  build: {
    // The last Chrome of Android 6, the iPhone 6s, Firefox ESR; cascade layers ask for nearly as much. Only syntax is brought
    // down to these: what they lack besides, `src/app/entry/budget.test.ts` looks for in what was built.
    target: ['chrome106', 'edge106', 'firefox115', 'safari15.4'],
    // Everything that a page loads is a file of its own name: the content security policy knows no data: but for images.
    assetsInlineLimit: 0,
    // Code asks for the styles of a file together with it, and for its scripts one after the other: it is known long before it is needed.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // Says to whoever makes documents which files a page consists of.
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: ['src/app/entry/start.ts', 'src/app/entry/main.tsx'],
      output: {
        // Documents and code name files again and again, and a hash does not shrink on the wire: as short as the bundler allows.
        entryFileNames: 'assets/[name]-[hash:7].js',
        // The back-office and the kiosk are told by the names of their files.
        chunkFileNames: ({ name, facadeModuleId, moduleIds }) => `assets/${markOf(name, facadeModuleId, moduleIds)}[name]-[hash:7].js`,
        codeSplitting: {
          groups: [
            {
              name: 'start',
              test: /\/(?:entry\/(?:start|ask-again|early-input|first-rows|open-app|release-pictures)|platform\/true-files)\.ts$/,
              priority: 5,
            },
            // What changes only with a dependency is a file of its own, so that an update of ours is a third of the bytes.
            { name: 'react', test: librariesOfEveryPage, priority: 4 },
            { name: pages, test: ours, priority: 3, debugName: 'pages', includeDependenciesRecursively: false },
            // The kiosk's own modules are in no file that a traveller's phone loads.
            { name: 'kiosk', test: ofKiosk, minShareCount: 2, priority: 2, includeDependenciesRecursively: false },
            // What comes later comes in few files too, since each is a request of a first visit.
            { name: later, priority: 2, debugName: 'later', includeDependenciesRecursively: false },
            {
              name: 'shared',
              test: (module) => ours.test(module) && !isPage.test(module),
              minShareCount: 2,
              priority: 1,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  plugins: [
    react(),
    writeFiles((manifest) => {
      manifestOfBuild = manifest;
      return { 'index.html': shell(manifest), [kioskFilesName]: kioskFiles(manifest) };
    }),
    known.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      // One for each site and language comes from the server.
      manifest: false,
      devOptions: { enabled: Boolean(process.env.DEV_WORKER), type: 'module' },
      // The worker's build is a second one, which does not know how loud the first may be.
      integration: {
        configureCustomSWViteBuild: (worker) => {
          worker.logLevel = 'warn';
        },
      },
      injectManifest: {
        rollupFormat: 'iife',
        manifestTransforms: [known.transform, async (files) => ({ manifest: markOpening(files, manifestOfBuild) })],
        globPatterns: ['**/*.{js,css,svg,png,woff2}'],
        // What a site may have of its own the server names to the worker, the shell with it. Screenshots are for app stores; other than Latin faces come when such text is on a page; the back-office is used online, and a kiosk
        // keeps its files by itself.
        globIgnores: [
          'art/**',
          'icons/**',
          'favicon.svg',
          'screenshots/**',
          'assets/*-devanagari-*',
          'assets/*-accents-*',
          'assets/admin-*',
          'assets/kiosk-*',
        ],
      },
    }),
    precompress(),
  ],
});
