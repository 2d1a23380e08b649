import { isLanguage, type Language } from '@helpdesk/contract/languages';
import { loadWords } from '@helpdesk/words/load-words';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  retainSearchParams,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { type Filters, readFilters } from '#listings/filters-address.ts';
import { LateNotFound } from '#listings/late-not-found.ts';
import { lateParts, loadLateParts } from '#ui/late-part.tsx';

import { BrokenPage } from './broken-page.tsx';
import { languageAsked } from './language.ts';
import { loadAhead } from './missing-files.ts';
import { readFrom } from './read-from.ts';
import { Root } from './root.tsx';
import { whenIdle } from './when-idle.ts';

interface RouterContext {
  /** What was chosen last; the address has the first word (decision B17). */
  readonly rememberedLanguage: () => Language;
}

const root = createRootRouteWithContext<RouterContext>()({
  validateSearch: ({ lang }: Record<string, unknown>): { lang?: Language } => (isLanguage(lang) ? { lang } : {}),
  search: { middlewares: [retainSearchParams(['lang'])] },
  // The router hands on what its check left out, as it came.
  beforeLoad: async ({ search: { lang }, context, cause }) => {
    const language = languageAsked(lang, context.rememberedLanguage);
    await part(async () => loadWords(language));
    if (cause === 'stay') await loadLateParts();
    return { language };
  },
  component: Root,
  notFoundComponent: LateNotFound,
});

/** By their own words the router knows parts that did not load, and would load the page anew where no network is; see `missing-files.ts`. */
const part = async <Module,>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load();
  } catch (cause) {
    throw new Error('A part of the app did not load.', { cause });
  }
};

type LoadPage<Name extends string> = () => Promise<Record<Name, () => ReactNode>>;

/** Each page comes as a file of its own, so that the first one does without all others; `loadPages` brings them when there is time. */
const late = <Name extends string>(load: LoadPage<Name>, name: Name) => ({
  component: lazyRouteComponent(async () => {
    const page = await part(load);
    await lateParts();
    return page;
  }, name),
  staticData: { part: name },
});

const page = <const Path extends string, Name extends string>(path: Path, load: LoadPage<Name>, name: Name) =>
  createRoute({ getParentRoute: () => root, path, ...late(load, name) });

const directory = <const Path extends string, Name extends string>(path: Path, load: LoadPage<Name>, name: Name) =>
  createRoute({
    getParentRoute: () => root,
    path,
    ...late(load, name),
    validateSearch: (params: Record<string, unknown>): Filters => readFilters(params),
  });

/** A page of the back-office, which comes as one file. */
const backOffice = (page: keyof AdminPages) => ({
  component: lazyRouteComponent(async () => ({ Page: (await part(() => import('./admin-pages.tsx'))).adminPages[page] }), 'Page'),
  staticData: { backOffice: true },
});
type AdminPages = typeof import('./admin-pages.tsx')['adminPages'];

const login = createRoute({ getParentRoute: () => root, path: '/login', validateSearch: readFrom, ...backOffice('login') });

const admin = createRoute({
  getParentRoute: () => root,
  path: '/admin',
  beforeLoad: async (at) => (await part(() => import('./admin-guard.ts'))).guardAdmin(at),
  ...backOffice('shell'),
});

/** What a list of the back-office is narrowed to: a count of its dashboard opens it so. */
const readNeeds = ({ needs }: Record<string, unknown>): { needs?: string } => ({ needs: typeof needs === 'string' ? needs : undefined });

const adminPage = <const Path extends string>(path: Path, page: keyof AdminPages) =>
  createRoute({ getParentRoute: () => admin, path, validateSearch: readNeeds, ...backOffice(page) });

/** Row for row the routes of spec section 2, and the short links of printed codes. */
const routeTree = root.addChildren([
  page('/', () => import('#home/home-page.tsx'), 'HomePage'),
  page('/$categoryName', () => import('#regions/category-page.tsx'), 'CategoryPage'),
  page('/$categoryName/$regionName', () => import('#regions/region-page.tsx'), 'RegionPage'),
  directory('/tourism-directory', () => import('#places/place-list-page.tsx'), 'PlaceListPage'),
  page('/tourism-directory/$tourismName', () => import('#places/place-page.tsx'), 'PlacePage'),
  directory('/accommodation-directory', () => import('#resorts/resort-list-page.tsx'), 'ResortListPage'),
  page('/accommodation-directory/$resortName', () => import('#resorts/resort-page.tsx'), 'ResortPage'),
  directory('/restaurant-directory', () => import('#restaurants/restaurant-list-page.tsx'), 'RestaurantListPage'),
  page('/restaurant-directory/$restaurantName', () => import('#restaurants/restaurant-page.tsx'), 'RestaurantPage'),
  directory('/essentials', () => import('#services/service-list-page.tsx'), 'ServiceListPage'),
  page('/essentials/$name', () => import('#services/service-page.tsx'), 'ServicePage'),
  page('/q/$id', () => import('./short-link-page.tsx'), 'ShortLinkPage'),
  page('/about-us', () => import('#about/about-page.tsx'), 'AboutPage'),
  page('/events', () => import('#events/events-page.tsx'), 'EventsPage'),
  page('/donate-for-junnar', () => import('#donations/donate-page.tsx'), 'DonatePage'),
  page('/contact-us', () => import('#enquiries/contact-page.tsx'), 'ContactPage'),
  page('/requests', () => import('#enquiries/requests-page.tsx'), 'RequestsPage'),
  page('/privacy-policy', () => import('#policies/privacy-policy-page.tsx'), 'PrivacyPolicyPage'),
  page('/terms-and-conditions', () => import('#policies/terms-page.tsx'), 'TermsPage'),
  login,
  admin.addChildren([
    adminPage('/', 'home'),
    adminPage('/tourism-directory-management', 'places'),
    adminPage('/accommodation-directory-management', 'resorts'),
    adminPage('/restaurant-directory-management', 'restaurants'),
    adminPage('/essentials-management', 'services'),
    adminPage('/ad-management', 'ads'),
    adminPage('/notice-management', 'notices'),
    adminPage('/category-management', 'categories'),
    adminPage('/region-management', 'regions'),
    adminPage('/report-management', 'reports'),
    adminPage('/enquiry-management', 'enquiries'),
  ]),
]);

/** The same table on the phone, on a server and in a test; only the history differs, and whether there is scrolling. */
export const createAppRouter = (options: RouterContext & { history: RouterHistory; scrolls?: { toTop: string[] } }) =>
  createRouter({
    routeTree,
    history: options.history,
    context: { rememberedLanguage: options.rememberedLanguage },
    notFoundMode: 'root',
    defaultErrorComponent: BrokenPage,
    scrollRestoration: options.scrolls !== undefined,
    scrollToTopSelectors: options.scrolls?.toTop,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

/**
 * The public pages that are not open, one after the other in idle time, so that a tap waits for none; one that does not come is asked for again
 * by the tap.
 */
export const loadPages = (router: AppRouter): Promise<void> =>
  loadAhead(async () => {
    for (const route of Object.values(router.routesById)) {
      if (!route.options.staticData?.part) continue;
      await new Promise<void>((idle) => whenIdle(idle));
      await router.loadRouteChunk(route);
    }
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
