import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

import { reports } from './reports.ts';
import { adRows, categoryRows, noticeRows, placeRows, regionRows, reportRows, resortRows, restaurantRows, serviceRows } from './rows.ts';

/** The Junnar region: every row of the catalogue, without `seq`; ads carry their contact number, too. */
export const sampleRegion = {
  categories: categoryRows,
  regions: regionRows,
  places: placeRows,
  resorts: resortRows,
  restaurants: restaurantRows,
  services: serviceRows,
  ads: adRows,
  reports: reportRows,
  notices: noticeRows,
  /** As the folder of the site says it. */
  helpdesk: [],
};

// By the package's name: this text may have become part of a build that lies elsewhere.
const own = pathToFileURL(createRequire(import.meta.url).resolve('@helpdesk/sample-data/package.json'));

/** Where the region's files lie, as file URLs: directories, and the PDF of each report by its `_id`. */
export const sampleFiles = {
  pictures: new URL('pictures/', own),
  reports: new URL('reports/', own),
  reportFiles: Object.fromEntries(reports.map(({ file }, index) => [reportRows[index]?._id ?? '', new URL(`reports/${file}`, own)])),
};
