/** What a browser lets a visitor keep depends on what it is; and only its user agent tells. */
export interface BrowserKind {
  readonly system: 'ios' | 'android' | 'other';
  /** The app in whose window this page is open, by name where it says so; such a window may forget everything when it closes. */
  readonly inApp?: string;
}

/** Names that apps put into their user agents. Facebook and Messenger say both FBAN and FBAV, or FB_IAB on Android. */
const apps: readonly (readonly [RegExp, string])[] = [
  [/\bInstagram\b/, 'Instagram'],
  [/\bWhatsApp\//, 'WhatsApp'],
  [/\b(?:FBAN|FB_IAB)\/(?:Messenger|Orca)|\bMessengerForiOS|\bMessengerLite/i, 'Messenger'],
  [/\bFB(?:AN|AV|_IAB|IOS)\b/, 'Facebook'],
];

/** An app that shows a page in its window without saying its name. */
const unnamed = '';

interface Signs {
  readonly userAgent: string;
  /** An iPad says that it is a Mac, which has no touch screen. */
  readonly maxTouchPoints: number;
  /** Opened from the home screen: on iOS that names itself no browser, either. */
  readonly isInstalled: boolean;
}

export function browserKind({ userAgent, maxTouchPoints, isInstalled }: Signs): BrowserKind {
  const system = systemOf(userAgent, maxTouchPoints);
  if (isInstalled) return { system };
  const named = apps.find(([sign]) => sign.test(userAgent))?.[1];
  const isWindow = (system === 'android' && /; wv\)/.test(userAgent)) || (system === 'ios' && !/\bSafari\//.test(userAgent));
  const inApp = named ?? (isWindow ? unnamed : undefined);
  return inApp === undefined ? { system } : { system, inApp };
}

function systemOf(userAgent: string, maxTouchPoints: number): BrowserKind['system'] {
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent) || (/\bMacintosh\b/.test(userAgent) && maxTouchPoints > 1)) return 'ios';
  return /\bAndroid\b/.test(userAgent) ? 'android' : 'other';
}

/** Opened from the home screen, as an app of its own. */
export const isInstalled = (): boolean =>
  (navigator as { readonly standalone?: boolean }).standalone === true || matchMedia('not all and (display-mode: browser)').matches;

export const thisBrowser = (): BrowserKind => browserKind({ ...signsOf(navigator), isInstalled: isInstalled() });

const signsOf = ({ userAgent, maxTouchPoints }: Navigator) => ({ userAgent, maxTouchPoints });
