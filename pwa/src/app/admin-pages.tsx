import { AccountPage } from '#accounts/account-page.tsx';
import { AdministratorsPage } from '#accounts/administrators-page.tsx';
import { LoginPage } from '#admin/login/login-page.tsx';
import { AdminShell } from '#admin/shell/admin-shell.tsx';
import { AdAdminPage } from '#ads/ad-admin-page.tsx';
import { DashboardPage } from '#dashboard/dashboard-page.tsx';
import { DeskGuidePage } from '#desk-guide/desk-guide-page.tsx';
import { EnquiryAdminPage } from '#enquiries/office/enquiry-admin-page.tsx';
import { HelpdeskAdminPage } from '#helpdesk/helpdesk-admin-page.tsx';
import { KioskAdminPage } from '#kiosks/kiosk-admin-page.tsx';
import { NoticeAdminPage } from '#notices/notice-admin-page.tsx';
import { PlaceAdminPage } from '#places/place-admin-page.tsx';
import { PreviewPage } from '#preview/preview-page.tsx';
import { CategoryAdminPage } from '#regions/category-admin-page.tsx';
import { RegionAdminPage } from '#regions/region-admin-page.tsx';
import { ReportAdminPage } from '#reports/report-admin-page.tsx';
import { ResortAdminPage } from '#resorts/resort-admin-page.tsx';
import { RestaurantAdminPage } from '#restaurants/restaurant-admin-page.tsx';
import { ServiceAdminPage } from '#services/service-admin-page.tsx';
import { TranslationDeskPage } from '#translations/translation-desk-page.tsx';
import { adminMenu, firstScreen } from './back-office/admin-menu.ts';
import { saidAnew } from './back-office/said-anew.tsx';
import { LanguageLinks } from './shell/language-links.tsx';

/** The whole back-office, one file that no traveller's phone loads or keeps: its name says so to the build. */
export const adminPages = saidAnew({
  login: () => <LoginPage first={firstScreen} languages={<LanguageLinks />} />,
  shell: () => <AdminShell menu={adminMenu} first={firstScreen} languages={<LanguageLinks />} />,
  preview: PreviewPage,
  home: DashboardPage,
  places: PlaceAdminPage,
  resorts: ResortAdminPage,
  restaurants: RestaurantAdminPage,
  services: ServiceAdminPage,
  ads: AdAdminPage,
  notices: NoticeAdminPage,
  categories: CategoryAdminPage,
  regions: RegionAdminPage,
  reports: ReportAdminPage,
  enquiries: EnquiryAdminPage,
  helpdesk: HelpdeskAdminPage,
  kiosks: KioskAdminPage,
  administrators: AdministratorsPage,
  translations: TranslationDeskPage,
  account: AccountPage,
  guide: DeskGuidePage,
});
