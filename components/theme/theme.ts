export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

const KEY = "theme";
const CHANGED = "theme-changed";

/** Runs before the first paint, so that a chosen theme never flashes in the other one. */
export const THEME_SCRIPT = `try{const t=localStorage.getItem("${KEY}");if(t==="light"||t==="dark")document.documentElement.classList.add(t)}catch{}`;

/** The theme that was chosen on this device; `system` where none was. */
export function readTheme(): Theme {
  try {
    const kept = localStorage.getItem(KEY);
    return kept === "light" || kept === "dark" ? kept : "system";
  } catch {
    return "system";
  }
}

/** Shows a theme at once and keeps it for this device. */
export function chooseTheme(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.remove("light", "dark");
  if (theme !== "system") classList.add(theme);
  try {
    if (theme === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Where storage is blocked, the choice holds until the page is loaded again.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Tells of choices made here and in other tabs. Returns how to stop. */
export function onThemeChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener("storage", listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener("storage", listener);
  };
}
