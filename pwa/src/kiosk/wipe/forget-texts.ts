/** What is the kiosk's in localStorage, or public: its mark, what the server said of itself and of the weather, and copies of what waits to be sent. */
const kept = new Set(['kiosk', 'alerts', 'guide-key', 'mails-visitors', 'booking-details']);
const keptBeginning = 'outbox:';

/** Everything else goes, and so does whatever a later version keeps there until it is named here. */
export function forgetTexts(local: Storage = localStorage, session: Storage = sessionStorage): void {
  const keys = Array.from({ length: local.length }, (_, index) => local.key(index) ?? '');
  for (const key of keys) if (!kept.has(key) && !key.startsWith(keptBeginning)) local.removeItem(key);
  session.clear();
  // Visits of a counter are not counted: `mine/visit.ts` takes this one for counted.
  session.setItem('visited', 'true');
}

/** Which language was chosen, and whatever else a script can read. */
export function forgetCookies(page: Pick<Document, 'cookie'> = document): void {
  for (const cookie of page.cookie.split('; ')) {
    const [name] = cookie.split('=');
    page.cookie = `${name}=; path=/; max-age=0; samesite=lax${location.protocol === 'https:' ? '; secure' : ''}`;
  }
}
