import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { m } from '@helpdesk/words/messages';

import { UnreadEnquiries } from '#enquiries/office/enquiry-admin-unread.tsx';
import { adminPath, directories } from '#listings/links.ts';

/** The screens of the back-office (product 10.2). */
export const adminMenu = [
  ...listingKinds.map((kind) => ({ label: directories[kind].title, icon: directories[kind].icon, to: adminPath(kind) })),
  { label: m.admin_menu_ads, icon: 'ad', to: '/admin/ad-management' },
  { label: m.admin_menu_notices, icon: 'alert', to: '/admin/notice-management' },
  { label: m.admin_menu_categories, icon: 'list', to: '/admin/category-management' },
  { label: m.admin_menu_regions, icon: 'pin', to: '/admin/region-management' },
  { label: m.admin_menu_reports, icon: 'report', to: '/admin/report-management' },
  { label: m.admin_enquiries, icon: 'mail', to: '/admin/enquiry-management', Waiting: UnreadEnquiries },
  { label: m.admin_kiosks, icon: 'info', to: '/admin/kiosks' },
  { label: m.admin_people, icon: 'work', to: '/admin/administrator-management' },
  { label: m.admin_account, icon: 'user', to: '/admin/account' },
] as const;
