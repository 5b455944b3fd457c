declare global {
  interface Window {
    earlyClick?: { button: HTMLButtonElement | null; at: number; note: (event: Event) => void };
  }
}

/** Milliseconds after which a click is no longer repeated: by then, the user has gone on. */
const MOST_AGE = 5_000;

/** Events that cancel the recorded click: any further click, and typing in a field. */
const GOING_ON = ["click", "input"] as const;

/**
 * An inline script that records the last click on a button until the page's own handlers exist; otherwise the click
 * would be lost. A click elsewhere, or typing, clears the record. Links and forms work without scripts.
 */
export const EARLY_CLICK_SCRIPT = `window.earlyClick={button:null,at:0,note:e=>{window.earlyClick.button=e.type==="click"?e.target.closest("button[type=button]"):null;window.earlyClick.at=e.timeStamp}};${JSON.stringify(GOING_ON)}.forEach(t=>addEventListener(t,window.earlyClick.note,true))`;

/**
 * Stops recording, because the page's own handlers exist from now on. The recorded click is repeated a moment later,
 * unless the user clicks or types again before that, for example on “Cancel”.
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
