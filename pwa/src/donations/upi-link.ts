/** Whom a payment by UPI reaches: an address like `name@bank`, and the name that the bank knows it by. */
export interface UpiPayee {
  readonly address: string;
  readonly name: string;
}

/** What UPI apps open, by a tap or from a code; the amount is typed there. Spaces as %20: not every app reads a plus. */
export const upiLink = ({ address, name }: UpiPayee): string =>
  `upi://pay?pa=${encodeURIComponent(address).replace('%40', '@')}&pn=${encodeURIComponent(name)}&cu=INR`;
