import { expect, test } from 'vitest';

import { type BrowserKind, browserKind } from './browser-kind.ts';

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const iPhone = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webKit}`;
const mac = `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webKit}`;
const chrome = 'Chrome/131.0.0.0';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const androidWindow = `Mozilla/5.0 (Linux; Android 14; SM-A146P Build/UP1A.231005.007; wv) ${blink} Version/4.0 ${chrome} Mobile Safari/537.36`;

const kinds: [string, string, BrowserKind][] = [
  ['Safari on an iPhone', `${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, { system: 'ios' }],
  ['Chrome on an iPhone', `${iPhone} CriOS/131.0.6778.73 Mobile/15E148 Safari/604.1`, { system: 'ios' }],
  ['Firefox on an iPhone', `${iPhone} FxiOS/132.0 Mobile/15E148 Safari/605.1.15`, { system: 'ios' }],
  ['WhatsApp on an iPhone', `${iPhone} Mobile/15E148 WhatsApp/24.22.79`, { system: 'ios', inApp: 'WhatsApp' }],
  ['WhatsApp on Android', `${androidWindow} WhatsApp/2.24.23.78 A`, { system: 'android', inApp: 'WhatsApp' }],
  [
    'Instagram on an iPhone',
    `${iPhone} Mobile/22B83 Instagram 356.0.0.28.101 (iPhone14,5; iOS 18_1; en_IN; en; scale=3.00; 1170x2532; 660548541)`,
    { system: 'ios', inApp: 'Instagram' },
  ],
  [
    'Instagram on Android',
    `${androidWindow} Instagram 356.0.0.41.101 Android (34/14; 450dpi; 1080x2208; samsung; SM-A146P; a14xm; s5e8535; en_IN; 658190590)`,
    { system: 'android', inApp: 'Instagram' },
  ],
  [
    'Facebook on an iPhone',
    `${iPhone} Mobile/22B83 [FBAN/FBIOS;FBAV/489.0.0.44.98;FBBV/660172083;FBDV/iPhone14,5;FBMD/iPhone;FBSN/iOS;FBSV/18.1;FBSS/3;FBID/phone;FBLC/en_GB;FBOP/5]`,
    { system: 'ios', inApp: 'Facebook' },
  ],
  ['Facebook on Android', `${androidWindow} [FB_IAB/FB4A;FBAV/489.0.0.66.81;]`, { system: 'android', inApp: 'Facebook' }],
  ['Messenger on Android', `${androidWindow} [FB_IAB/Orca-Android;FBAV/485.0.0.63.69;]`, { system: 'android', inApp: 'Messenger' }],
  ['Messenger on an iPhone', `${iPhone} Mobile/22B83 [FBAN/MessengerForiOS;FBAV/485.1.0]`, { system: 'ios', inApp: 'Messenger' }],
  ['an app on Android that says no name', androidWindow, { system: 'android', inApp: '' }],
  ['an app on an iPhone that says no name', `${iPhone} Mobile/15E148`, { system: 'ios', inApp: '' }],
  ['Chrome on Android', `Mozilla/5.0 (Linux; Android 10; K) ${blink} ${chrome} Mobile Safari/537.36`, { system: 'android' }],
  [
    'Samsung’s browser',
    `Mozilla/5.0 (Linux; Android 10; K) ${blink} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
    { system: 'android' },
  ],
  ['Firefox on Android', 'Mozilla/5.0 (Android 14; Mobile; rv:132.0) Gecko/132.0 Firefox/132.0', { system: 'android' }],
  ['Firefox on a computer', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', { system: 'other' }],
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} ${chrome} Safari/537.36`, { system: 'other' }],
  ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} ${chrome} Safari/537.36 Edg/131.0.0.0`, { system: 'other' }],
  ['Safari on a Mac', `${mac} Version/18.1 Safari/605.1.15`, { system: 'other' }],
];

test.each(kinds)('%s is known', (_, userAgent, kind) => {
  expect(browserKind({ userAgent, maxTouchPoints: 0, isInstalled: false })).toEqual(kind);
});

test('an iPad says that it is a Mac and is known by its touch screen', () => {
  const userAgent = `${mac} Version/18.1 Safari/605.1.15`;
  expect(browserKind({ userAgent, maxTouchPoints: 5, isInstalled: false })).toEqual({ system: 'ios' });
});

test('what was opened from the home screen is in no other app’s window', () => {
  expect(browserKind({ userAgent: `${iPhone} Mobile/15E148`, maxTouchPoints: 5, isInstalled: true })).toEqual({ system: 'ios' });
});
