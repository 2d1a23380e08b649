/** Digits as keyboards for Marathi, Hindi and Gujarati write them, as Latin ones. The rest stays. */
export const latinDigits = (typed: string): string => typed.replace(/[०-९૦-૯]/g, (digit) => String((digit.charCodeAt(0) % 16) - 6));
