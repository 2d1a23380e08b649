import { expect } from '@playwright/test';
import { test } from '#e2e/testing/journey.ts';
import { inLongRun } from '#e2e/testing/long.ts';

/**
 * What a screen reader reads, and in which order. Written down are the landmarks, headings and controls; texts and rows
 * that change with the data are left out. Snapshots ask that what they name is there in this order.
 */
const banner = `
- link "Skip to content"
- banner:
  - link "Junnar Tourism Helpdesk, home"
  - button "Search everything"
  - link "Donate"
  - button "Open menu"`;

const footer = `
- contentinfo:
  - link "Junnar Tourism Helpdesk, home"
  - text: /Demo House/
  - list:
    - /children: equal
    - listitem:
      - link "Photo sharing, opens in a new tab"
    - listitem:
      - link "Social network, opens in a new tab"
    - listitem:
      - link "Video, opens in a new tab"
    - listitem:
      - link "Professional network, opens in a new tab"
  - navigation "Quick links":
    - heading "Quick links" [level=2]
    - list:
      - /children: equal
      - listitem:
        - link "Home"
      - listitem:
        - link "About Us"
      - listitem:
        - link "Tourism Directory"
      - listitem:
        - link "Accommodation Directory"
      - listitem:
        - link "Restaurants Directory"
      - listitem:
        - link "Essentials"
      - listitem:
        - link "Map"
      - listitem:
        - link "Events"
      - listitem:
        - link "Contact Us"
  - heading "Where the money goes" [level=2]
  - paragraph: Donations and event funds are used to preserve heritage, promote tourism and support restoration and awareness.
  - heading "Your data" [level=2]
  - paragraph: We do not store credit card or bank details.
  - paragraph: Thank you for travelling with care.
  - text: /© \\d{4} Junnar Tourism Helpdesk Visitors so far/
  - link "Privacy policy"
  - link "Terms"`;

test('home is read from the welcome over what to see, where to stay and to eat, to the donors and the directories', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Advertisements' })).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot(`${banner}
- main:
  - img /The hills around Junnar/
  - link "Shivneri Fort"
  - link "Naneghat"
  - link "Malshej Ghat"
  - paragraph: जुन्नरमध्ये आपले स्वागत आहे
  - heading "Welcome to Junnar" [level=1]
  - paragraph
  - button "Let’s Start"
  - region "Advertisements":
    - link /opens in a new tab/
    - button "Show 1 of 4"
    - button "Show 2 of 4"
    - button "Show 3 of 4"
    - button "Show 4 of 4"
    - button "Pause"
  - region "Tourist Favourites":
    - heading "Tourist Favourites" [level=2]
    - list
  - region "Top Picks - Accommodation":
    - heading "Top Picks - Accommodation" [level=2]
    - list
  - region "Top Picks - Restaurants":
    - heading "Top Picks - Restaurants" [level=2]
    - list
  - region "Before you set out":
    - heading "Before you set out" [level=2]
    - list
  - heading "Need an itinerary, a room or a guide?" [level=2]
  - paragraph
  - link "Get In Touch"
  - region "Our donors":
    - heading "Our donors" [level=2]
    - button "Pause"
    - list:
      - listitem:
        - img "Donor 01"
    - list:
      - listitem:
        - img "Donor 11"
    - list:
      - listitem:
        - img "Donor 21"
  - region "Explore More":
    - heading "Explore More" [level=2]
    - list:
      - /children: equal
      - listitem:
        - link "Explore all Attractions"
      - listitem:
        - link "Explore all Accommodations"
      - listitem:
        - link "Explore all Restaurants"${footer}
`);
});

test('a directory is read from its heading over the search and its chips to the rows', inLongRun, async ({ page }) => {
  await page.goto('/restaurant-directory');
  await expect(page.getByText('18 restaurants', { exact: true }).first()).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot(`${banner}
- main:
  - heading "Restaurants Directory" [level=1]
  - paragraph
  - search:
    - searchbox "Search restaurants"
    - status
  - group "Quick searches":
    - /children: equal
    - button "Near me"
    - button "Popular"
    - button "Maharashtrian"
    - button "Veg"
    - button "Non Veg"
  - paragraph: 18 restaurants
  - list:
    - listitem:
      - link /^Aajichi Chul Bhojanalay Bhakri comes straight/
    - listitem:
      - link /^Vineyard Table /${footer}
`);
});

test('a listing is read from its pictures and map over its name and text to what is near', inLongRun, async ({ page }) => {
  await page.goto('/accommodation-directory/sataswarna-heritage-haveli');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('body')).toMatchAriaSnapshot(`${banner}
- main:
  - article:
    - button "Open picture 1 of 3":
      - img /a house with a tiled roof/
    - button "Open picture 2 of 3":
      - img /two chairs and tea/
    - button "Open picture 3 of 3":
      - img /a fort on a flat-topped hill/
    - link "Open on the map"
    - heading "Sataswarna Heritage Haveli" [level=1]
    - text: /Junnar Town & Shivneri Signature Stay Popular/
    - paragraph: /^Eleven rooms/
    - region "Amenities":
      - heading "Amenities" [level=2]
      - list:
        - /children: equal
        - listitem: WiFi
        - listitem: Parking
        - listitem: Room Service
        - listitem: Air Conditioning
        - listitem: Breakfast Included
    - term: Coordinates
    - definition
    - region "Before you go":
      - heading "Before you go" [level=2]
      - paragraph: Checked by the helpdesk on 18 November 2026.
    - region "Where it is":
      - heading "Where it is" [level=2]
      - img "Map of what is nearby"
      - list
      - paragraph: Straight-line distances.
      - link "Open on the map"
    - region "Nearby Tourist Attractions":
      - heading "Nearby Tourist Attractions" [level=2]
      - list
    - heading "Planning a visit to Sataswarna Heritage Haveli?" [level=2]
    - paragraph
    - link "Get In Touch"
    - button "Book Now"
    - link "Open map in a new tab"${footer}
`);
});
