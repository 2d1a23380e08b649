const digit = /\p{Nd}/u;

/** Decimal digits of any script, as keyboards and documents write them, as Latin ones. The rest stays. */
export const latinDigits = (typed: string): string =>
  typed.replace(/(?!\d)\p{Nd}/gu, (found) => {
    const code = found.codePointAt(0) ?? 0;
    // Unicode keeps the ten digits of a script together, in order; some scripts follow each other without a gap.
    let first = code;
    while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
    return String((code - first) % 10);
  });
