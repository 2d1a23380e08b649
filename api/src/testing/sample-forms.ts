import { sampleRegion } from '@helpdesk/sample-data/sample-region';

const [place, otherPlace] = sampleRegion.places;
const [resort] = sampleRegion.resorts;
const [restaurant] = sampleRegion.restaurants;
const [category] = sampleRegion.categories;
const [ad] = sampleRegion.ads;
if (!place || !otherPlace || !resort || !restaurant || !category || !ad) throw new Error('the sample region is empty');

export const samples = { place, otherPlace, resort, restaurant, category, ad };

const listing = {
  name: 'Hatkeshwar Rock',
  content: 'A rock bridge above the ghat.',
  mapURL: 'https://www.openstreetmap.org/?mlat=19.3&mlon=73.8',
  images: [place.images[0] ?? ''],
  regionId: place.regionId ?? '',
};

/** For tests: what the forms of the back-office send, without anything optional. */
export const forms = {
  place: { ...listing, categoryIds: [category._id], nearByTouristAttractionsIds: [otherPlace._id], nearByResortsIds: [resort._id] },
  resort: {
    ...listing,
    contactPersonName: 'Asha',
    contactPhoneNumber: '+910000010001',
    category: ['Budget Stay'],
    nearbyAttractionIds: [place._id],
    amenitiesOffered: { wifi: true },
  },
  restaurant: { ...listing, contactNumber: '+910000010002', categories: ['Veg'], nearBytouristAttractionIds: [place._id] },
  service: { name: 'Tank Clinic', type: 'hospital', content: 'Wounds are dressed.', mapURL: listing.mapURL, regionId: listing.regionId },
  ad: {
    title: 'Grape Days',
    targetURL: 'https://grapes.example.org/',
    contactNumber: '+910000010003',
    priority: 3,
    startDate: '2026-01-01',
    endDate: '2026-02-01',
    images: [place.images[0] ?? ''],
  },
  category: { name: 'Stepwells', heading: 'Stepwells', description: 'Water, reached by stairs.' },
  region: { name: 'Pargaon', content: 'Fields along the river.' },
};
