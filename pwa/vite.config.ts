import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

import { cssModules } from './build/css-modules.ts';
import { fontPreloads } from './build/font-preloads.ts';
import { integrity } from './build/integrity.ts';
import { laterFiles, ofEveryPage } from './build/later-files.ts';
import { oneLanguage } from './build/one-language.ts';
import { pageFamilies } from './build/page-families.ts';
import { precompress } from './build/precompress.ts';
import { scriptsLast } from './build/scripts-last.ts';
import { startScript } from './build/start-script.ts';

// Through Vite itself, since these are TypeScript of another workspace, which Node 20 does not read.
const { manifest } = (
  await runnerImport<typeof import('./build/manifest.ts')>(fileURLToPath(new URL('build/manifest.ts', import.meta.url)))
).module;
const { languages } = (
  await runnerImport<typeof import('@helpdesk/contract/languages')>(
    fileURLToPath(new URL('../packages/contract/src/languages.ts', import.meta.url)),
  )
).module;

const known = integrity();

const otherPages = [
  'src/about/about-page.tsx',
  'src/app/short-link-page.tsx',
  'src/events/events-page.tsx',
  'src/donations/donate-page.tsx',
  'src/enquiries/requests-page.tsx',
  'src/policies/privacy-policy-page.tsx',
  'src/policies/terms-page.tsx',
];
const families = pageFamilies(
  'src/app/main.tsx',
  {
    home: ['src/home/home-page.tsx'],
    lists: [
      'src/places/place-list-page.tsx',
      'src/resorts/resort-list-page.tsx',
      'src/restaurants/restaurant-list-page.tsx',
      'src/services/service-list-page.tsx',
    ],
    details: [
      'src/places/place-page.tsx',
      'src/resorts/resort-page.tsx',
      'src/restaurants/restaurant-page.tsx',
      'src/services/service-page.tsx',
    ],
    regions: ['src/regions/category-page.tsx', 'src/regions/region-page.tsx'],
    contact: ['src/enquiries/contact-page.tsx'],
  },
  otherPages,
);
const laterFile = laterFiles('src/app/main.tsx', [...otherPages, 'src/app/admin-pages.tsx']);

export default defineConfig({
  define: {
    'import.meta.env.SITE_NAME': JSON.stringify(manifest.name),
    'import.meta.env.SITE_DESCRIPTION': JSON.stringify(manifest.description),
  },
  css: { modules: cssModules },
  build: {
    // The last Chrome of Android 6, the iPhone 6s, Firefox ESR; cascade layers ask for nearly as much. Only syntax is brought
    // down to these: what they lack besides, `src/app/budget.test.ts` looks for in what was built.
    target: ['chrome106', 'edge106', 'firefox115', 'safari15.4'],
    // Everything that a page loads is a file of its own name: the content security policy knows no data: but for images.
    assetsInlineLimit: 0,
    // A part asks for its styles together with itself, and for its scripts one after the other: it is known long before it is needed.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files, { hostType }) => files.filter((file) => hostType === 'html' || file.endsWith('.css')),
    },
    // Says to whoever makes pages on a server which files a part consists of.
    manifest: true,
    reportCompressedSize: false,
    // What changes only with a dependency is a file of its own, so that an update of ours is a third of the bytes.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: new RegExp(`rolldown/runtime|node_modules/(?:${ofEveryPage})/(?!.*useBlocker)`),
            },
            {
              name: (module, graph) => {
                const file = families.fileOf(module);
                return file === undefined ? laterFile(module, graph) : file;
              },
              debugName: 'pages',
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
  plugins: [
    react(),
    families.plugin,
    oneLanguage(families, languages),
    fontPreloads(),
    startScript(),
    scriptsLast(),
    known.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest,
      // The worker's build is a second one, which does not know how loud the first may be.
      integration: {
        configureCustomSWViteBuild: (worker) => {
          worker.logLevel = 'warn';
        },
      },
      injectManifest: {
        rollupFormat: 'iife',
        manifestTransforms: [known.transform],
        globPatterns: ['**/*.{html,js,css,svg,png,woff2}'],
        // Screenshots are for app stores; other than Latin faces come when such text is on a page; the back-office is used online.
        globIgnores: ['screenshots/**', 'assets/*-devanagari-*', 'assets/admin-*'],
      },
    }),
    precompress(),
  ],
});
