/**
 * A page of ours for who looks at it inside another one: without scripts and what they load, and with its styles as files, since the policy of the page
 * around it does not know those inside. Nothing that somebody wrote can look like one of these tags: texts are escaped.
 */
export const stillPage = (html: string): string =>
  html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<noscript>.*?<\/noscript>/gs, '')
    .replaceAll(/<style>[^<]*<\/style>/g, '')
    .replaceAll(/(<link rel="stylesheet" href="[^"]*") disabled>/g, '$1>')
    .replaceAll(/<link rel="(?!stylesheet)[^>]*>/g, '');
