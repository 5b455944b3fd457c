export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "theme";
const CHANGED = "theme-changed";

/** Runs before the first paint, so that the page never flashes in the wrong theme. */
export const THEME_SCRIPT = `try{const t=localStorage.getItem("${KEY}");if(t==="light"||t==="dark")document.documentElement.classList.add(t)}catch{}`;

/** The theme chosen on this device, `system` by default. */
export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "light" || kept === "dark" ? kept : "system";
  } catch {
    return "system";
  }
}

/** Applies a theme and stores it on this device. */
export function chooseTheme(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.remove("light", "dark");
  if (theme !== "system") classList.add(theme);
  try {
    if (theme === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Where storage is blocked, the choice lasts until the next page load.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls the listener after every choice, in this tab or another. Returns a function that stops it. */
export function onThemeChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener("storage", listener);
  };
}
