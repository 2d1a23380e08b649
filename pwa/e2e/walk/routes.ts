import { join } from 'node:path';
import { pathName } from '@helpdesk/contract/rules/slug';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';
import { createMemoryHistory } from '@tanstack/react-router';
import { runnerImport } from 'vite';

import { pwa } from '#e2e/testing/paths.ts';

/** A value for each parameter of a route, taken from the sample region: with the longest name, since that one breaks first. */
const [stay, place, restaurant, service] = [sampleRegion.resorts, sampleRegion.places, sampleRegion.restaurants, sampleRegion.services].map(
  (rows) => [...rows].sort((a, b) => b.name.length - a.name.length)[0],
);
const inCategory = sampleRegion.places.find(({ regionId }) => regionId !== null);
const category = sampleRegion.categories.find(({ _id }) => inCategory?.categoryIds.includes(_id));
const region = sampleRegion.regions.find(({ _id }) => _id === inCategory?.regionId);

const samples: Readonly<Record<string, string | undefined>> = {
  categoryName: category && pathName(category.name),
  regionName: region && pathName(region.name),
  tourismName: place?.slug,
  resortName: stay?.slug,
  restaurantName: restaurant?.slug,
  name: service?.slug,
  table: 'places',
  id: place?._id,
};

interface Addresses {
  readonly visitors: readonly string[];
  readonly office: readonly string[];
}

/** An address of each route, as the table of routes has them now. */
export async function everyAddress(): Promise<Addresses> {
  const { module } = await runnerImport<typeof import('#app/routes.tsx')>(join(pwa, 'src/app/routes.tsx'), {
    root: pwa,
    configFile: false,
    logLevel: 'silent',
    // Addresses need no styles.
    plugins: [
      {
        name: 'no-styles',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith('.css') ? '\0styles' : null),
        load: (id) => (id === '\0styles' ? 'export default {}' : null),
      },
    ],
  });
  const { routesById } = module.createAppRouter({ rememberedLanguage: () => 'en', history: createMemoryHistory() });
  const paths = Object.values(routesById).flatMap(({ fullPath, children }: { fullPath?: string; children?: unknown }) =>
    fullPath && !children ? [fullPath] : [],
  );
  const addresses = [...new Set(paths.map(addressOf))];
  const isOffice = (address: string) => address.startsWith('/admin');
  return { visitors: addresses.filter((address) => !isOffice(address)), office: addresses.filter(isOffice) };
}

function addressOf(path: string): string {
  return path.replaceAll(/\$(\w+)/g, (_, name: string) => {
    const sample = samples[name];
    if (!sample) throw new Error(`The walk has no sample for $${name}: add one beside the others.`);
    return encodeURIComponent(sample);
  });
}
