import { junnar } from '@helpdesk/site/testing/junnar';
import { withinSite } from '@helpdesk/site/within';
import { expect, test } from 'vitest';

import { DonatePage } from '#donations/donate-page.tsx';
import { ContactPage } from '#enquiries/contact-page.tsx';
import { EventsPage } from '#events/events-page.tsx';
import { NearestHelp } from '#help/nearest-help.tsx';
import { renderAt } from '#listings/testing/render-at.tsx';
import { PrivacyPolicyPage } from '#policies/privacy-policy-page.tsx';
import { NoticeLines } from '#submissions/notice-lines.tsx';

/** A site as `npm run region -- add` makes it. */
const isNew = {
  ...junnar.configuration,
  helpdesk: { phone: null, hours: null, place: null, contacts: { donations: { email: null, phones: [] }, other: { email: null } } },
  giving: { form: null },
};

const pages = {
  contact: ContactPage,
  donate: DonatePage,
  events: EventsPage,
  help: () => <NearestHelp catalogue={undefined} />,
  privacy: PrivacyPolicyPage,
  notice: () => <NoticeLines what="What you type" />,
};
const leads = /href="(?:mailto:|tel:)[^"]*"|href="(?:null|undefined|)"|https:\/\/donate\.example\.org|help@example\.org/;

test.each(Object.entries(pages))('what a new site has not said yet is not shown: %s', async (_, page) => {
  expect(await withinSite(junnar.configuration, () => renderAt('/page', page, '/page', undefined))).toMatch(leads);
  const html = await withinSite(isNew, () => renderAt('/page', page, '/page', undefined));
  expect(html).not.toMatch(leads);
  expect(html).not.toMatch(/\bnull\b|\bundefined\b/);
});
