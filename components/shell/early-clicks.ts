declare global {
  interface Window {
    earlyClick?: { button: HTMLButtonElement | null; at: number; note: (event: Event) => void };
  }
}

/** Milliseconds after which a press is no longer repeated: by then, the user has gone on. */
const MOST_AGE = 5_000;

/**
 * Runs before everything else in a page: until its scripts run, nothing listens to its buttons, and a press would be
 * lost. The last press is noted; one beside all buttons withdraws it. Links and forms work without scripts.
 */
export const EARLY_CLICK_SCRIPT = `addEventListener("click",(window.earlyClick={button:null,at:0,note:e=>{window.earlyClick.button=e.target.closest("button[type=button]");window.earlyClick.at=e.timeStamp}}).note,true)`;

/** Ends the notes, as soon as the page's own scripts begin to listen. */
export function endEarlyClicks(): void {
  if (window.earlyClick) window.removeEventListener("click", window.earlyClick.note, true);
}

/** The button that was pressed too early, once; null if there is none, if it cannot be pressed, or after `MOST_AGE`. */
export function takeEarlyClick(): HTMLButtonElement | null {
  const { button = null, at = 0 } = window.earlyClick ?? {};
  if (window.earlyClick) window.earlyClick.button = null;
  if (!button?.isConnected || performance.now() - at > MOST_AGE) return null;
  return button.matches(":disabled, [aria-disabled=true]") ? null : button;
}
