import { isHelp, listingKinds } from '@helpdesk/contract/kinds/kinds';
import type { Language } from '@helpdesk/contract/languages';
import { directorySegments } from '@helpdesk/contract/rules/addresses';
import { site } from '@helpdesk/site/site';
import { messagesIn } from '@helpdesk/words/server-messages';

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
});

const screenshot = (name: string, formFactor: 'narrow' | 'wide', label: string) => ({
  src: `/screenshots/${name}.webp`,
  sizes: formFactor === 'narrow' ? '780x1688' : '1920x1200',
  type: 'image/webp',
  form_factor: formFactor,
  label,
});

/**
 * What an installed app of the site that is here is called, looks like and opens with; one app whatever it is called, since `id` stays.
 * @param hasScreenshots of the product, which show the sample region
 */
export function manifestIn(language: Language, hasScreenshots: boolean) {
  const m = messagesIn(language);
  return {
    id: '/',
    name: site.name[language],
    short_name: site.shortName[language],
    description: m.site_description(),
    lang: language,
    dir: 'ltr',
    // Without a language, which the cookie knows: one in the address would win over what is chosen later.
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // Header and page of the light scheme (design tokens --surface and --bg).
    theme_color: '#ffffff',
    background_color: '#f3f6f2',
    categories: ['travel', 'navigation'],
    icons: [icon('icon', 192, 'any'), icon('icon', 512, 'any'), icon('maskable', 192, 'maskable'), icon('maskable', 512, 'maskable')],
    screenshots: hasScreenshots && [
      screenshot('home', 'narrow', m.screenshot_home()),
      screenshot('places', 'narrow', m.screenshot_places()),
      screenshot('place', 'narrow', m.screenshot_place()),
      screenshot('home-wide', 'wide', m.screenshot_home()),
      screenshot('place-wide', 'wide', m.screenshot_place()),
    ],
    shortcuts: [
      shortcut(m.help_title(), '/help'),
      ...listingKinds.filter((kind) => !isHelp(kind)).map((kind) => shortcut(m[`menu_${kind}`](), `/${directorySegments[kind]}`)),
    ],
  };
}
