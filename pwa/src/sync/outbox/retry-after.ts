/** The wait that an answer asks for, in milliseconds; a date counts from the answer's own, since the phone's clock may be years off. */
export function retryAfter(headers: Headers): number | undefined {
  const asked = headers.get('Retry-After')?.trim() ?? '';
  if (/^\d+$/.test(asked)) return Number(asked) * 1000;
  const wait = Date.parse(asked) - Date.parse(headers.get('Date') ?? '');
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}
