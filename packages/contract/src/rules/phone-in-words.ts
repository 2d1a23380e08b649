/** An Indian number in two halves, as people read it out, and a toll-free one in three; others as they are stored. */
export const phoneInWords = (phone: string): string =>
  phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2').replace(/^(18[06]0)(\d{2,3})(\d{4})$/, '$1 $2 $3');
