import type { SiteLook } from './configuration.ts';

/** The style sheet of a site: its colours, and where the labels of its panorama point. In a style sheet, since pages take no style from HTML. */
export function siteStyles({ colours, peaks }: SiteLook): string {
  const own = colours
    ? `@layer tokens{:root{${rolesOf(colours.light)}}@media (prefers-color-scheme:dark){:root:not([data-theme="light"],[data-theme="sun"]){${rolesOf(colours.dark)}}}:root[data-theme="dark"]{${rolesOf(colours.dark)}}}`
    : '';
  const labels = Object.entries(peaks).flatMap(([shape, some]) =>
    some.map(({ place, x, y }) => `[data-peak="${place}"]{--${shape}-x:${x}%;--${shape}-y:${y}%}`),
  );
  return `${own}@layer screens{${labels.join('')}}`;
}

const rolesOf = (roles: Readonly<Record<string, string>>): string =>
  Object.entries(roles)
    .map(([role, colour]) => `--${role}:${colour}`)
    .join(';');
