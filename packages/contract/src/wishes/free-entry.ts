/** Whether a fee, in the words of English, is none: "Free for children under 5, others ₹25" is not free. */
export const isFreeEntry = (fee: string): boolean => /\b(?:free|no (?:entry )?(?:fee|charge|ticket))\b/i.test(fee) && !/\d/.test(fee);
