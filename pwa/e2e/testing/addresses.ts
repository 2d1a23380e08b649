import { pathName } from '@helpdesk/contract/rules/slug';
import { sampleRegion } from '@helpdesk/sample-data/sample-region';

import { long } from './long.ts';

/** An address of ours at which nothing of the app runs. */
export const nowhere = '/favicon.svg';

/** An address and what its page is headed with. */
export interface Page {
  readonly address: string;
  readonly heading: string;
}

/** The way a link spells it. */
const path = (...segments: string[]): string => `/${segments.map(encodeURIComponent).join('/')}`;

interface Listed {
  readonly slug: string;
  readonly name: string;
}

const detailsOf = (directory: string, rows: readonly Listed[]): Page[] =>
  rows.map(({ slug, name }) => ({ address: path(directory, slug), heading: name }));

const withPicture = (rows: readonly { readonly images: readonly string[] }[]): number =>
  rows.filter(({ images }) => images.length > 0).length;

/** The directories with all that they list. */
export const directories = [
  {
    address: '/tourism-directory',
    heading: 'Tourism Directory',
    count: '74 places',
    details: detailsOf('tourism-directory', sampleRegion.places),
    pictures: withPicture(sampleRegion.places),
  },
  {
    address: '/accommodation-directory',
    heading: 'Accommodation Directory',
    count: '18 stays',
    details: detailsOf('accommodation-directory', sampleRegion.resorts),
    pictures: withPicture(sampleRegion.resorts),
  },
  {
    address: '/restaurant-directory',
    heading: 'Restaurants Directory',
    count: '18 restaurants',
    details: detailsOf('restaurant-directory', sampleRegion.restaurants),
    pictures: withPicture(sampleRegion.restaurants),
  },
  {
    address: '/essentials',
    heading: 'Essentials',
    count: '15 services',
    details: detailsOf('essentials', sampleRegion.services),
    pictures: withPicture(sampleRegion.services),
  },
];

export const details: readonly Page[] = directories.flatMap((directory) => directory.details);

/** The pages of the menu and of the footer that are neither home nor a directory. */
export const textPages: readonly Page[] = [
  { address: '/about-us', heading: 'About Us' },
  { address: '/events', heading: 'Tourism events held for a cause' },
  { address: '/donate-for-junnar', heading: 'Donate for Sustainable Tourism' },
  { address: '/map', heading: 'Map of the region' },
  { address: '/contact-us', heading: 'Contact Us' },
  { address: '/privacy-policy', heading: 'Privacy Policy' },
  { address: '/terms-and-conditions', heading: 'Terms and Conditions' },
  { address: '/data', heading: 'Open data' },
];

export const home: Page = { address: '/', heading: 'Welcome to Junnar' };

interface Category extends Page {
  readonly name: string;
  readonly regions: readonly Page[];
}

/** Every category with the regions that hold a place of it. */
export const categories: readonly Category[] = sampleRegion.categories.map(({ _id, name, heading }) => {
  const holding = new Set(sampleRegion.places.filter((place) => place.categoryIds.includes(_id)).map(({ regionId }) => regionId));
  const regions = sampleRegion.regions.filter((region) => holding.has(region._id));
  return {
    name,
    address: path(pathName(name)),
    heading,
    regions: regions.map((region) => ({
      address: path(pathName(name), pathName(region.name)),
      heading: `Explore the ${region.name} Region`,
    })),
  };
});

export const regionPages: readonly Page[] = categories.flatMap(({ regions }) => regions);

/** The first page of a list that it is known to hold. */
function pageAt(pages: readonly Page[], address: string): Page {
  const page = pages.find((each) => each.address === address);
  if (!page) throw new Error(`There is no page at ${address}.`);
  return page;
}

const notFound: Page = { address: '/tourism-directory/shivnery-forth', heading: 'There is no such page' };

/** One page of every route, the names with `&`, commas and spaces among them. */
export const everyRoute: readonly Page[] = [
  home,
  ...directories,
  ...textPages,
  { address: '/requests', heading: 'My requests' },
  { address: '/help', heading: 'Help' },
  { address: '/saved', heading: 'Saved' },
  pageAt(details, '/tourism-directory/shivneri-fort'),
  pageAt(details, '/accommodation-directory/sataswarna-heritage-haveli'),
  pageAt(details, '/restaurant-directory/modak-%26-more'),
  pageAt(details, '/essentials/kukadi-rural-hospital'),
  pageAt(categories, '/dams%20%26%20lakes'),
  pageAt(regionPages, '/temples/ale%2C%20belhe%20%26%20ane'),
  notFound,
];

/** What is built alike stands for each other where every page is measured at length; in the long run none does. */
export const oneOfEachKind: readonly Page[] = long
  ? everyRoute
  : [
      home,
      pageAt(directories, '/tourism-directory'),
      pageAt(textPages, '/contact-us'),
      pageAt(details, '/restaurant-directory/modak-%26-more'),
    ];
