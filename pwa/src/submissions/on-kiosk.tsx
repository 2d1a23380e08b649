import { isKiosk } from '#local/kiosk-mark.ts';
import { deferred } from '#ui/page/deferred.tsx';

const Notice = deferred(async () => (await import('./kiosk/notice-on-kiosk.tsx')).NoticeOnKiosk, 'later', 'kiosk');

/** At a form: what a kiosk does with it without a line. Nothing elsewhere. */
export const OnKioskNotice = () => isKiosk() && <Notice />;

/** What a kiosk says of a text that waits, in place of what a phone says. `endsSheet`: it is the outcome that a sheet is left with. */
export const WaitsOnKiosk = deferred(async () => (await import('./kiosk/waits-on-kiosk.tsx')).WaitsOnKiosk, 'later', 'kiosk', 'forms');
