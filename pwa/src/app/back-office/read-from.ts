/** Only a screen of the back-office is gone back to: an address from elsewhere leads nobody astray. */
export const readFrom = ({ from }: Record<string, unknown>): { from?: string } =>
  // Undefined and not absent: what is left out here would keep what the address says.
  ({ from: typeof from === 'string' && /^\/admin(?:[/?#]|$)/.test(from) ? from : undefined });
