import { isLanguage, type Language } from '@helpdesk/words/language';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  retainSearchParams,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { HomePage } from '#home/home-page.tsx';
import { type Filters, readFilters } from '#listings/filters-address.ts';
import { NotFound } from '#listings/not-found.tsx';
import { PlaceListPage } from '#places/place-list-page.tsx';
import { PlacePage } from '#places/place-page.tsx';
import { CategoryPage } from '#regions/category-page.tsx';
import { RegionPage } from '#regions/region-page.tsx';
import { ResortListPage } from '#resorts/resort-list-page.tsx';
import { ResortPage } from '#resorts/resort-page.tsx';
import { RestaurantListPage } from '#restaurants/restaurant-list-page.tsx';
import { RestaurantPage } from '#restaurants/restaurant-page.tsx';

import { guardAdmin, readFrom } from './admin-guard.ts';
import { BrokenPage } from './broken-page.tsx';
import { Root } from './root.tsx';
import { ShortLinkPage } from './short-link-page.tsx';

interface RouterContext {
  /** What was chosen last; the address has the first word (decision B17). */
  readonly rememberedLanguage: () => Language;
}

const root = createRootRouteWithContext<RouterContext>()({
  validateSearch: ({ lang }: Record<string, unknown>): { lang?: Language } => (isLanguage(lang) ? { lang } : {}),
  search: { middlewares: [retainSearchParams(['lang'])] },
  component: Root,
  notFoundComponent: NotFound,
});

const page = <const Path extends string>(path: Path, component: () => ReactNode) =>
  createRoute({ getParentRoute: () => root, path, component });

const directory = <const Path extends string>(path: Path, component: () => ReactNode) =>
  createRoute({
    getParentRoute: () => root,
    path,
    component,
    validateSearch: (params: Record<string, unknown>): Filters => readFilters(params),
  });

/** By their own words the router knows parts that did not load, and would load the page anew where no network is; see `updates.ts`. */
const part = async <Module,>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await load();
  } catch (cause) {
    throw new Error('A part of the app did not load.', { cause });
  }
};

/** A page that is mostly words comes as a file of its own, so that the first page does without it; offline it is there like all others. */
const wordsPage = <const Path extends string, Name extends string>(
  path: Path,
  load: () => Promise<Record<Name, () => ReactNode>>,
  name: Name,
) => createRoute({ getParentRoute: () => root, path, component: lazyRouteComponent(() => part(load), name), staticData: { part: name } });

/** A page of the back-office, which comes as one file. */
const backOffice = (page: keyof AdminPages) => ({
  component: lazyRouteComponent(async () => ({ Page: (await part(() => import('./admin-pages.tsx'))).adminPages[page] }), 'Page'),
  staticData: { backOffice: true },
});
type AdminPages = typeof import('./admin-pages.tsx')['adminPages'];

const login = createRoute({ getParentRoute: () => root, path: '/login', validateSearch: readFrom, ...backOffice('login') });

const admin = createRoute({ getParentRoute: () => root, path: '/admin', beforeLoad: guardAdmin, ...backOffice('shell') });

/** What a list of the back-office is narrowed to: a count of its dashboard opens it so. */
const readNeeds = ({ needs }: Record<string, unknown>): { needs?: string } => ({ needs: typeof needs === 'string' ? needs : undefined });

const adminPage = <const Path extends string>(path: Path, page: keyof AdminPages) =>
  createRoute({ getParentRoute: () => admin, path, validateSearch: readNeeds, ...backOffice(page) });

/** Row for row the routes of spec section 2, and the short links of printed codes. */
const routeTree = root.addChildren([
  page('/', HomePage),
  page('/$categoryName', CategoryPage),
  page('/$categoryName/$regionName', RegionPage),
  directory('/tourism-directory', PlaceListPage),
  page('/tourism-directory/$tourismName', PlacePage),
  directory('/accommodation-directory', ResortListPage),
  page('/accommodation-directory/$resortName', ResortPage),
  directory('/restaurant-directory', RestaurantListPage),
  page('/restaurant-directory/$restaurantName', RestaurantPage),
  page('/q/$id', ShortLinkPage),
  wordsPage('/about-us', () => import('#about/about-page.tsx'), 'AboutPage'),
  wordsPage('/events', () => import('#events/events-page.tsx'), 'EventsPage'),
  wordsPage('/donate-for-junnar', () => import('#donations/donate-page.tsx'), 'DonatePage'),
  wordsPage('/contact-us', () => import('#enquiries/contact-page.tsx'), 'ContactPage'),
  wordsPage('/requests', () => import('#enquiries/requests-page.tsx'), 'RequestsPage'),
  wordsPage('/privacy-policy', () => import('#policies/privacy-policy-page.tsx'), 'PrivacyPolicyPage'),
  wordsPage('/terms-and-conditions', () => import('#policies/terms-page.tsx'), 'TermsPage'),
  login,
  admin.addChildren([
    adminPage('/', 'home'),
    adminPage('/tourism-directory-management', 'places'),
    adminPage('/accommodation-directory-management', 'resorts'),
    adminPage('/restaurant-directory-management', 'restaurants'),
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

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
