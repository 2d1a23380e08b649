import { m } from '@helpdesk/words/messages';

/** A browser that says it is offline is right; one that says nothing may have a network that leads nowhere. */
export const unreachable = (): string => (navigator.onLine ? m.login_unreachable() : m.login_offline());
