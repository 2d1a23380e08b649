/** A place that can be seen on the home page's panorama; x and y are where its label points, in percent of the picture. */
export interface PanoramaAnchor {
  readonly placeSlug: string;
  readonly x: number;
  readonly y: number;
}

/** In the order of the true bearings from Junnar. On `tall` the welcome card covers the foreground (design section 8). */
export const panoramaAnchors: Readonly<Record<'wide' | 'tall', readonly PanoramaAnchor[]>> = {
  wide: [
    { placeSlug: 'shivneri-fort', x: 16.11, y: 25 },
    { placeSlug: 'naneghat', x: 35.28, y: 41.43 },
    { placeSlug: 'malshej-ghat', x: 52.78, y: 37.86 },
    { placeSlug: 'lenyadri-caves', x: 71.53, y: 46.79 },
    { placeSlug: 'gmrt-khodad', x: 89.58, y: 55.71 },
  ],
  tall: [
    { placeSlug: 'shivneri-fort', x: 24.44, y: 22 },
    { placeSlug: 'naneghat', x: 54.44, y: 37.43 },
    { placeSlug: 'malshej-ghat', x: 81.94, y: 33.71 },
  ],
};
