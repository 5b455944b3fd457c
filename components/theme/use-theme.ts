"use client";

import { useSyncExternalStore } from "react";
import { onThemeChange, readTheme, type Theme } from "./theme";

/** The chosen theme, kept up to date; `system` while the server renders. */
export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, readTheme, () => "system");
