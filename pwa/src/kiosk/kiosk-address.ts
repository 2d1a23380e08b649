/** A kiosk's home, and where a device is paired. */
export const kioskAddress = '/kiosk';
