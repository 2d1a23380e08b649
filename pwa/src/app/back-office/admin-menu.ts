import { listingKinds } from '@helpdesk/contract/kinds/kinds';
import { mayDo, type Role } from '@helpdesk/contract/roles/roles';
import { m } from '@helpdesk/words/messages';
import { adminPath } from '#admin/lists/admin-path.ts';
import { UnreadEnquiries } from '#enquiries/office/enquiry-admin-unread.tsx';
import { directories } from '#listings/links.ts';
import { adminFirst } from './admin-guard.ts';

/** The screens of the back-office (product 10.2), and the role that each needs at least. */
export const adminMenu = [
  { label: m.admin_needs, icon: 'check', to: adminFirst, least: 'editor' },
  ...listingKinds.map((kind) => ({
    label: directories[kind].title,
    icon: directories[kind].icon,
    to: adminPath(kind),
    least: 'editor' as const,
  })),
  { label: m.admin_menu_ads, icon: 'ad', to: '/admin/ad-management', least: 'editor' },
  { label: m.admin_menu_notices, icon: 'alert', to: '/admin/notice-management', least: 'editor' },
  { label: m.admin_menu_categories, icon: 'list', to: '/admin/category-management', least: 'editor' },
  { label: m.admin_menu_regions, icon: 'pin', to: '/admin/region-management', least: 'editor' },
  { label: m.admin_menu_reports, icon: 'report', to: '/admin/report-management', least: 'editor' },
  { label: m.admin_desk, icon: 'lang', to: '/admin/translations', least: 'editor' },
  { label: m.admin_enquiries, icon: 'mail', to: '/admin/enquiry-management', least: 'desk', Waiting: UnreadEnquiries },
  { label: m.admin_helpdesk, icon: 'bell', to: '/admin/helpdesk', least: 'administrator' },
  { label: m.admin_kiosks, icon: 'info', to: '/admin/kiosks', least: 'administrator' },
  { label: m.admin_people, icon: 'work', to: '/admin/administrator-management', least: 'administrator' },
  { label: m.admin_account, icon: 'user', to: '/admin/account', least: 'desk' },
  { label: m.admin_guide, icon: 'info', to: '/admin/guide', least: 'desk' },
] as const;

/** Where a login leads to when nobody was sent to it from elsewhere. @param role undefined: not known */
export const firstScreen = (role: Role | undefined) =>
  role === undefined || mayDo(role, 'editor') ? adminFirst : '/admin/enquiry-management';
