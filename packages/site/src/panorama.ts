/** Slugs of the places that can be seen on the home page's panorama, in the order of the true bearings from Junnar; `panorama.css` says where. */
export const panoramaPlaces: Readonly<Record<'wide' | 'tall', readonly string[]>> = {
  wide: ['shivneri-fort', 'naneghat', 'malshej-ghat', 'lenyadri-caves', 'gmrt-khodad'],
  // The welcome card covers the foreground (product 12.5).
  tall: ['shivneri-fort', 'naneghat', 'malshej-ghat'],
};
