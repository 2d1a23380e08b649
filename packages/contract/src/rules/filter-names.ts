/** The parameters by which the address of a directory narrows and orders it; for the app, its worker and the server. */
export const filterNames = ['search', 'region', 'amenity', 'category', 'open', 'access', 'near'] as const;

/** From where an order by distance measures, as an address says it; anything else is the name of a listing as paths spell it. */
export const nearMe = 'me';
export const nearMiddle = 'middle';
