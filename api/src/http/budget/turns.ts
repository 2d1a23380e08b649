const waiting: (() => void)[] = [];

function giveTurn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(giveTurn);
}

/**
 * Resolves in a later iteration of the event loop that is this caller's alone: of all that wait one goes on in each iteration, so that many of them
 * together hold the loop no longer than one does. `setImmediate` lets all of them go on in the same one.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(giveTurn);
  });
}
