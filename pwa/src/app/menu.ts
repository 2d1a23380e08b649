import { m } from '@helpdesk/words/messages';
import { linkOptions } from '@tanstack/react-router';

/** The seven pages of the menu and of the footer's quick links (spec section 2). */
export const menu = [
  { label: m.menu_home, link: linkOptions({ to: '/' }) },
  { label: m.menu_about, link: linkOptions({ to: '/about-us' }) },
  { label: m.menu_places, link: linkOptions({ to: '/tourism-directory' }) },
  { label: m.menu_resorts, link: linkOptions({ to: '/accommodation-directory' }) },
  { label: m.menu_restaurants, link: linkOptions({ to: '/restaurant-directory' }) },
  { label: m.menu_events, link: linkOptions({ to: '/events' }) },
  { label: m.menu_contact, link: linkOptions({ to: '/contact-us' }) },
];
