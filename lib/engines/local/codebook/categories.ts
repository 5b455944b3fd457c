import { headingsOf } from "@/lib/language/headings/headings";
import { stemsOf } from "@/lib/language/terms";
import type { Candidate } from "./codes-of-theme";
import { titled } from "./naming";
import { MIN_THEMES_OF_CATEGORY } from "./parameters";
import { HEAD_FIRST } from "./text-phrases";
import type { Theme } from "./theme";

/**
 * Returns a function that gives each theme its category: the main word of its name if enough themes have a longer name
 * with the same main word ("Service" for "Room service", "Phone service" and "Laundry service"), otherwise "Further
 * themes".
 */
export function categoryChooser(candidates: readonly Candidate[], language: string): (theme: Theme) => string {
  const headOf = ({ topic }: Theme) => {
    const words = topic.split(" ");
    return words.length > 1 ? words.at(HEAD_FIRST.has(language) ? 0 : -1) : undefined;
  };
  const stemOf = (theme: Theme) => stemsOf(headOf(theme) ?? "", language)[0];
  const themes = [...new Set(candidates.map(({ theme }) => theme))].filter((theme) => stemOf(theme));
  return (theme) => {
    const alike = themes.filter((other) => stemOf(other) === stemOf(theme));
    return alike.length >= MIN_THEMES_OF_CATEGORY
      ? titled(headOf(alike[0] as Theme) ?? "")
      : headingsOf(language).themes;
  };
}
