declare global {
  interface Window {
    earlyClick?: { button: HTMLButtonElement | null; note: (event: Event) => void };
  }
}

/**
 * Runs before everything else in a page: until its scripts run, nothing listens to its buttons, and a press would be
 * lost. The last one is noted. Links and forms work without scripts.
 */
export const EARLY_CLICK_SCRIPT = `addEventListener("click",(window.earlyClick={button:null,note:e=>{window.earlyClick.button=e.target.closest("button[type=button]")??window.earlyClick.button}}).note,true)`;

/** Ends the notes, as soon as the page's own scripts begin to listen. */
export function endEarlyClicks(): void {
  if (window.earlyClick) window.removeEventListener("click", window.earlyClick.note, true);
}

/** The button that was pressed too early, once; null for none. */
export function takeEarlyClick(): HTMLButtonElement | null {
  const button = window.earlyClick?.button ?? null;
  if (window.earlyClick) window.earlyClick.button = null;
  return button;
}
