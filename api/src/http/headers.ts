import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

/** No inline script, no style but those of known texts, no other origin, no framing, no base, no plugins, no HTML from strings: what a text says is never more than a text. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  // The one policy is in the app's first script.
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ');

/** For what has style elements with these texts inside, and no other. */
export const policyWithStyles = (styles: readonly string[]): string =>
  styles.reduce((policy, style) => policy.replace("style-src 'self'", `$& ${hashOf(style)}`), contentSecurityPolicy);

const hashOf = (style: string): string => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const framedByAnybody = 'frame-ancestors *';

/** For what other sites show in a frame: it has its own style element and pictures of ours, and nothing else. */
export const framePolicy = (styles: string): string =>
  [
    "default-src 'none'",
    `style-src ${hashOf(styles)}`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    framedByAnybody,
    "require-trusted-types-for 'script'",
  ].join('; ');

/** The styles of a picture of ours: by day and by night it looks different. */
export const stylesIn = (svg: string): string[] => [...svg.matchAll(/<style>([^<]*)<\/style>/g)].map(([, style = '']) => style);

/** Of a file that somebody uploaded: opened by itself it runs nothing, and is nobody's page. */
export const uploadPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/** On every answer: pages, files, API and errors; who answers may say otherwise of its own. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  // Not `c.header`, which makes another answer of one that stands.
  const { headers } = c.res;
  if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', contentSecurityPolicy);
  if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-origin');
  headers.set('X-Content-Type-Options', 'nosniff');
  if (!headers.get('Content-Security-Policy')?.includes(framedByAnybody)) headers.set('X-Frame-Options', 'DENY');
  headers.set('Referrer-Policy', 'strict-origin-when-cross-origin');
  headers.set('Cross-Origin-Opener-Policy', 'same-origin');
  headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(self)');
};

/** An answer of the API may be read and is no page that a search engine could lead to. */
export const noIndex: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('X-Robots-Tag', 'noindex');
};
