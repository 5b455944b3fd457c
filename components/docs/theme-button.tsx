"use client";

import { chooseTheme } from "../theme/theme";
import { useTheme } from "../theme/use-theme";
import { Icon } from "../ui/icon";

const NEXT = { system: "light", light: "dark", dark: "system" } as const;
const WORDS = { system: "as the system", light: "light", dark: "dark" } as const;

/** Switches to the next theme: system, light, dark. */
export function ThemeButton() {
  const theme = useTheme();
  return (
    <button
      type="button"
      aria-label={`Appearance: ${WORDS[theme]}. Change to ${WORDS[NEXT[theme]]}`}
      onClick={() => chooseTheme(NEXT[theme])}
      className="grid size-9 place-items-center rounded-2 text-ink-2 hover:bg-hover coarse:size-11"
    >
      <Icon name={theme} />
    </button>
  );
}
