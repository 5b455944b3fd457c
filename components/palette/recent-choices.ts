const KEY = "palette-recent";
const MAX = 5;

/** The values chosen last in this browser, latest first. */
export function recentChoices(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter((value) => typeof value === "string").slice(0, MAX) : [];
  } catch {
    return [];
  }
}

export function noteChoice(value: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([value, ...recentChoices().filter((other) => other !== value)]));
  } catch {
    // If the browser blocks storage, the palette works, but lists no recent choices.
  }
}
