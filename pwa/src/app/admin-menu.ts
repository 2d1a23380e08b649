import { m } from '@helpdesk/words/messages';

import { UnreadEnquiries } from '#enquiries/enquiry-admin-unread.tsx';

/** The screens of the back-office (spec section 2 "Login and admin routes", decisions W8, W9, B27). */
export const adminMenu = [
  { label: m.menu_places, icon: 'map', to: '/admin/tourism-directory-management' },
  { label: m.menu_resorts, icon: 'bed', to: '/admin/accommodation-directory-management' },
  { label: m.menu_restaurants, icon: 'food', to: '/admin/restaurant-directory-management' },
  { label: m.admin_menu_ads, icon: 'ad', to: '/admin/ad-management' },
  { label: m.admin_menu_notices, icon: 'alert', to: '/admin/notice-management' },
  { label: m.admin_menu_categories, icon: 'list', to: '/admin/category-management' },
  { label: m.admin_menu_regions, icon: 'pin', to: '/admin/region-management' },
  { label: m.admin_menu_reports, icon: 'report', to: '/admin/report-management' },
  { label: m.admin_enquiries, icon: 'mail', to: '/admin/enquiry-management', Waiting: UnreadEnquiries },
] as const;
