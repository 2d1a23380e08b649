import { latinDigits } from './digits.ts';

/** The code that pairs a device with the helpdesk, and the number with which staff leave a kiosk. */

/** Capital letters and digits that nobody takes for one another: 32, without 0 and O, 1 and I. */
export const kioskCodeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const kioskCodeLength = 8;

/** A code as it is compared, however it was typed: `abcd-2345` is `ABCD2345`. */
export const bareKioskCode = (typed: string): string => latinDigits(typed).replaceAll(/[\s-]/g, '').toUpperCase();

/** A code as it is read out: in two groups of four. */
export const spelledKioskCode = (code: string): string => `${code.slice(0, kioskCodeLength / 2)}-${code.slice(kioskCodeLength / 2)}`;

export const kioskCodePattern = new RegExp(`^[${kioskCodeLetters}]{${kioskCodeLength}}$`);

export const pinDigits = { fewest: 4, most: 8 } as const;

/** A PIN as it is compared; the digits of Marathi and Hindi are those of ASCII. */
export const barePin = (typed: string): string => latinDigits(typed).trim();

export const pinPattern = new RegExp(`^\\d{${pinDigits.fewest},${pinDigits.most}}$`);
