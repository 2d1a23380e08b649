/** Of what is the same for everybody: any cache in between may hold it, and none hands out one that is older than a minute. */
export const sharedCaching = 'public, max-age=0, s-maxage=10, stale-while-revalidate=50';
