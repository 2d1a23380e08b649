/** WebKit has no `requestIdleCallback`. */
export function whenIdle(work: () => void, options?: IdleRequestOptions): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => work(), options);
  else setTimeout(work);
}
