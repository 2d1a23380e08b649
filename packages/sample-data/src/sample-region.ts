import { sampleFolders } from './files.ts';
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

/** The PDF of each report by its `_id`, as a file URL. */
export const sampleReportFiles = Object.fromEntries(
  reports.map(({ file }, index) => [reportRows[index]?._id ?? '', new URL(file, sampleFolders.reports)]),
);
