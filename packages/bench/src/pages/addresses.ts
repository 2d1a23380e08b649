/** The pages that are measured. */
export const pages = {
  home: '/',
  directory: '/tourism-directory',
  'detail page': '/tourism-directory/shivneri-fort',
  donate: '/donate-for-junnar',
};
