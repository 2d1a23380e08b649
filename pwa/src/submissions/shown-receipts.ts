/** Ids of submissions whose receipt is said where they were made: no message says it again. Lasts as long as the page. */
export const shownReceipts = new Set<string>();
