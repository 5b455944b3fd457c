declare global {
  interface Window {
    earlyClick?: { button: HTMLButtonElement | null; at: number; note: (event: Event) => void };
  }
}

/** Milliseconds after which a press is no longer repeated: by then, the user has gone on. */
const MOST_AGE = 5_000;

/** What withdraws a press: another one, wherever it is, and writing in a field. */
const GOING_ON = ["click", "input"] as const;

/**
 * Runs before everything else in a page: until its scripts run, nothing listens to its buttons, and a press would be
 * lost. The last press is noted; one beside all buttons, or writing, withdraws it. Links and forms work without
 * scripts.
 */
export const EARLY_CLICK_SCRIPT = `window.earlyClick={button:null,at:0,note:e=>{window.earlyClick.button=e.type==="click"?e.target.closest("button[type=button]"):null;window.earlyClick.at=e.timeStamp}};${JSON.stringify(GOING_ON)}.forEach(t=>addEventListener(t,window.earlyClick.note,true))`;

/**
 * Notes no more presses, because the page's own scripts listen from now on. The noted press is repeated a moment later.
 * If the user presses or writes anything before that, it is not repeated: whoever has pressed “Cancel” meanwhile has
 * changed their mind.
 */
export function endEarlyClicks(): void {
  if (!window.earlyClick) return;
  for (const type of GOING_ON) {
    window.removeEventListener(type, window.earlyClick.note, true);
    window.addEventListener(type, withdraw, true);
  }
}

/** The button that was pressed too early, once; null if there is none, if it cannot be pressed, or after `MOST_AGE`. */
export function takeEarlyClick(): HTMLButtonElement | null {
  const { button = null, at = 0 } = window.earlyClick ?? {};
  withdraw();
  for (const type of GOING_ON) window.removeEventListener(type, withdraw, true);
  if (!button?.isConnected || performance.now() - at > MOST_AGE) return null;
  return button.matches(":disabled, [aria-disabled=true]") ? null : button;
}

function withdraw(): void {
  if (window.earlyClick) window.earlyClick.button = null;
}
