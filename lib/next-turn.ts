const waiting: (() => void)[] = [];

/**
 * Waits for a turn of the event loop; used by long work that is done in parts. Each turn goes to one caller. Otherwise,
 * while twelve lists are being written, a short request would wait for twelve parts at each of its own steps.
 */
export function nextTurn(): Promise<void> {
  return new Promise((begin) => {
    waiting.push(begin);
    if (waiting.length === 1) setImmediate(giveTurn);
  });
}

function giveTurn(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(giveTurn);
}
