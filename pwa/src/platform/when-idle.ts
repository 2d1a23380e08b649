type Work = (deadline: Pick<IdleDeadline, 'timeRemaining'>) => void;

/** WebKit has no `requestIdleCallback`: there a page is taken for idle a moment later, for 8 ms. */
export function whenIdle(work: Work, options?: IdleRequestOptions): void {
  if ('requestIdleCallback' in globalThis) {
    requestIdleCallback(work, options);
    return;
  }
  setTimeout(() => {
    const end = performance.now() + 8;
    work({ timeRemaining: () => end - performance.now() });
  }, 50);
}
