import { reports } from './reports.ts';
import { adRows, categoryRows, noticeRows, placeRows, regionRows, reportRows, resortRows, restaurantRows } from './rows.ts';

/** The Junnar region: every row of the catalogue, without `seq`; ads carry their contact number, too. */
export const sampleRegion = {
  categories: categoryRows,
  regions: regionRows,
  places: placeRows,
  resorts: resortRows,
  restaurants: restaurantRows,
  ads: adRows,
  reports: reportRows,
  notices: noticeRows,
};

/** Where the region's files lie, as file URLs: directories, and the PDF of each report by its `_id`. */
export const sampleFiles = {
  pictures: new URL('../pictures/', import.meta.url),
  reports: new URL('../reports/', import.meta.url),
  reportFiles: Object.fromEntries(
    reports.map(({ file }, index) => [reportRows[index]?._id ?? '', new URL(`../reports/${file}`, import.meta.url)]),
  ),
};
