import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';
import { linkOptions } from '@tanstack/react-router';

import { directories } from '#listings/links.ts';

/** The pages of the menu and of the footer's quick links (product 2.2). */
export const menu = [
  { label: m.menu_home, link: linkOptions({ to: '/' }) },
  { label: m.menu_about, link: linkOptions({ to: '/about-us' }) },
  ...listingKinds.map((kind) => ({ label: directories[kind].title, link: directories[kind].link })),
  { label: m.menu_map, link: linkOptions({ to: '/map' }) },
  { label: m.menu_events, link: linkOptions({ to: '/events' }) },
  { label: m.menu_contact, link: linkOptions({ to: '/contact-us' }) },
];
