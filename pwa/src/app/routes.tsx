import { isLanguage, type Language } from '@helpdesk/contract/languages';
import { loadLanguage, loadMessages } from '@helpdesk/words/load-messages';
import type { Group } from '@helpdesk/words/messages';
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type RouterHistory,
  retainSearchParams,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { OfficeAddress } from '#admin/listings/list-address.ts';
import type { EnquiryAddress } from '#enquiries/office/enquiry-address.ts';
import { type Filters, readFilters } from '#listings/directory/filters-address.ts';
import { NotFound } from '#listings/not-found.ts';
import type { MapAddress } from '#map/map-address.ts';
import { loadUntilHere } from '#platform/load-until-here.ts';
import type { DeskParams } from '#translations/desk-address.ts';
import { deferred } from '#ui/page/deferred.tsx';
import type { guardAdmin } from './back-office/admin-guard.ts';
import { readFrom } from './back-office/read-from.ts';
import { requestedLanguage } from './language.ts';
import { missingPart } from './missing-part.ts';
import { Root } from './root.tsx';

const BrokenPage = deferred(async () => (await import('./broken-page.tsx')).BrokenPage, 'later');

interface RouterContext {
  /** What was chosen last; the address has the first word (product 8.1). */
  readonly rememberedLanguage: () => Language;
}

const root = createRootRouteWithContext<RouterContext>()({
  validateSearch: ({ lang }: Record<string, unknown>): { lang?: Language } => (isLanguage(lang) ? { lang } : {}),
  search: { middlewares: [retainSearchParams(['lang'])] },
  // The router hands on what its check left out, as it came.
  beforeLoad: async ({ search: { lang }, context }) => {
    const language = requestedLanguage(lang, context.rememberedLanguage);
    await part(async () => loadLanguage(language));
    return { language };
  },
  component: Root,
  notFoundComponent: NotFound,
});

/** Of a part that was lost on its way. Where no network is, none is worth waiting for. */
const triesOnline = 3;

/** By their own words the router knows parts that did not load, and would load the page anew where no network is; see `missing-files.ts`. */
const part = async <Module,>(load: () => Promise<Module>): Promise<Module> => {
  try {
    return await loadUntilHere(load, typeof navigator !== 'undefined' && navigator.onLine ? triesOnline : 1);
  } catch (cause) {
    throw new Error(missingPart, { cause });
  }
};

type LoadPage<Name extends string> = () => Promise<Record<Name, () => ReactNode>>;

/**
 * Each page comes as a file of its own, so that the first one does without all others; `loadPages` brings them when there is time.
 * @param messages those that no other page says
 */
const late = <Name extends string>(loadFile: LoadPage<Name>, name: Name, ...messages: Group[]) => {
  const load = async () => {
    const [page] = await Promise.all([loadFile(), loadMessages(...messages)]);
    return page;
  };
  return { component: lazyRouteComponent(() => part(load), name), staticData: { part: name, load, messages } };
};

const page = <const Path extends string, Name extends string>(path: Path, load: LoadPage<Name>, name: Name, ...messages: Group[]) =>
  createRoute({ getParentRoute: () => root, path, ...late(load, name, ...messages) });

const directory = <const Path extends string, Name extends string>(path: Path, load: LoadPage<Name>, name: Name) =>
  createRoute({
    getParentRoute: () => root,
    path,
    ...late(load, name, 'lists'),
    validateSearch: (params: Record<string, unknown>): Filters => readFilters(params),
  });

async function loadBackOffice() {
  await loadMessages('search', 'later', 'office', 'office_fields', 'lists', 'details', 'facts', 'forms');
  return (await import('./admin-pages.tsx')).adminPages;
}

/** A page of the back-office, which comes as one file. */
const backOffice = (page: keyof AdminPages) => ({
  component: lazyRouteComponent(async () => ({ Page: (await part(loadBackOffice))[page] }), 'Page'),
  errorComponent: lazyRouteComponent(() => import('./broken-office.tsx'), 'BrokenOffice'),
  staticData: { backOffice: true, load: loadBackOffice },
});
type AdminPages = typeof import('./admin-pages.tsx')['adminPages'];

const login = createRoute({ getParentRoute: () => root, path: '/login', validateSearch: readFrom, ...backOffice('login') });

const guard = async (at: Parameters<typeof guardAdmin>[0]) => (await part(() => import('./back-office/admin-guard.ts'))).guardAdmin(at);

const admin = createRoute({ getParentRoute: () => root, path: '/admin', beforeLoad: guard, ...backOffice('shell') });

/** In a window of its own, without what surrounds the back-office. */
const preview = createRoute({
  getParentRoute: () => root,
  path: '/admin/preview/$table/$id',
  beforeLoad: guard,
  ...backOffice('preview'),
});

/** Of a device on a counter, which no traveller's phone loads anything of. */
async function loadKiosk() {
  await loadMessages('search', 'later', 'home', 'help', 'kiosk');
  return (await import('#kiosk/kiosk-page.tsx')).KioskPage;
}
const kiosk = createRoute({
  getParentRoute: () => root,
  path: '/kiosk',
  component: lazyRouteComponent(async () => ({ Page: await part(loadKiosk) }), 'Page'),
  staticData: { load: loadKiosk },
});

/** Read by the page itself, which comes later. */
const asWritten = <Address extends object>(params: Record<string, unknown>): Address => params as Address;

const addressedPage = <const Path extends string, Address extends object>(
  path: Path,
  page: keyof AdminPages,
  validateSearch: (params: Record<string, unknown>) => Address,
) => createRoute({ getParentRoute: () => admin, path, validateSearch, ...backOffice(page) });

/** A count of the dashboard opens a list narrowed to what it counted. */
const adminPage = <const Path extends string>(path: Path, page: keyof AdminPages) => addressedPage(path, page, asWritten<OfficeAddress>);

const map = createRoute({
  getParentRoute: () => root,
  path: '/map',
  ...late(() => import('#map/map-page.tsx'), 'MapPage', 'regions'),
  validateSearch: asWritten<MapAddress>,
});

/** Row for row the routes of product 3.1. */
const routeTree = root.addChildren([
  page('/', () => import('#home/home-page.tsx'), 'HomePage', 'home'),
  page('/$categoryName', () => import('#regions/category-page.tsx'), 'CategoryPage', 'regions'),
  page('/$categoryName/$regionName', () => import('#regions/region-page.tsx'), 'RegionPage', 'regions'),
  directory('/tourism-directory', () => import('#places/place-list-page.tsx'), 'PlaceListPage'),
  page('/tourism-directory/$tourismName', () => import('#places/place-page.tsx'), 'PlacePage', 'details'),
  directory('/accommodation-directory', () => import('#resorts/resort-list-page.tsx'), 'ResortListPage'),
  page('/accommodation-directory/$resortName', () => import('#resorts/resort-page.tsx'), 'ResortPage', 'details'),
  directory('/restaurant-directory', () => import('#restaurants/restaurant-list-page.tsx'), 'RestaurantListPage'),
  page('/restaurant-directory/$restaurantName', () => import('#restaurants/restaurant-page.tsx'), 'RestaurantPage', 'details'),
  directory('/essentials', () => import('#services/service-list-page.tsx'), 'ServiceListPage'),
  page('/essentials/$name', () => import('#services/service-page.tsx'), 'ServicePage', 'details'),
  map,
  page('/q/$id', () => import('./short-link-page.tsx'), 'ShortLinkPage'),
  page('/about-us', () => import('#about/about-page.tsx'), 'AboutPage', 'about'),
  page('/events', () => import('#events/events-page.tsx'), 'EventsPage', 'events'),
  page('/donate-for-junnar', () => import('#donations/donate-page.tsx'), 'DonatePage', 'donate'),
  page('/contact-us', () => import('#enquiries/contact-page.tsx'), 'ContactPage', 'forms'),
  page('/requests', () => import('#enquiries/requests-page.tsx'), 'RequestsPage'),
  page('/help', () => import('#help/help-page.tsx'), 'HelpPage', 'help'),
  page('/data', () => import('#open-data/data-page.tsx'), 'DataPage', 'dataset'),
  page('/saved', () => import('#saved/saved-page.tsx'), 'SavedPage'),
  page('/privacy-policy', () => import('#policies/privacy-policy-page.tsx'), 'PrivacyPolicyPage', 'policies'),
  page('/terms-and-conditions', () => import('#policies/terms-page.tsx'), 'TermsPage', 'policies'),
  kiosk,
  login,
  preview,
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
    addressedPage('/enquiry-management', 'enquiries', asWritten<EnquiryAddress>),
    adminPage('/helpdesk', 'helpdesk'),
    adminPage('/kiosks', 'kiosks'),
    adminPage('/administrator-management', 'administrators'),
    addressedPage('/translations', 'translations', asWritten<DeskParams>),
    adminPage('/account', 'account'),
    adminPage('/guide', 'guide'),
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

/** All files of the page at the router's address; rejects if one does not come. */
export async function loadPage(router: AppRouter): Promise<void> {
  await Promise.all(router.matchRoutes(router.latestLocation).map(async ({ staticData }) => staticData.load?.()));
}

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
