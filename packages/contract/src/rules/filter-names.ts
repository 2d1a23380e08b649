/** The parameters by which the address of a directory narrows it; for the app, its worker and the server. */
export const filterNames = ['search', 'region', 'amenity', 'category', 'open', 'access'] as const;
