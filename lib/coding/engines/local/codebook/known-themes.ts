import { conceptsOf } from "../concepts/concepts";
import type { Reading } from "../reading";
import type { Theme } from "./theme";

/** The known themes that the answers speak of, each with its mentions. */
export function knownThemes(readings: readonly Reading[], language: string): Theme[] {
  const { concepts } = conceptsOf(language);
  const themes = new Map<number, Theme>();
  readings.forEach((reading, answer) => {
    for (const passage of reading.passages) {
      for (const hit of passage.hits) {
        const concept = concepts[hit.concept];
        if (!concept?.isNamed || reading.language !== language) continue;
        const theme: Theme = themes.get(hit.concept) ?? { ...concept, keywords: [], typical: new Map(), mentions: [] };
        const sentiment = hit.sentiment === "Neutral" ? reading.sentiment : hit.sentiment;
        theme.mentions.push({ answer, passage, sentiment });
        themes.set(hit.concept, theme);
      }
    }
  });
  return [...themes.entries()].toSorted(([a], [b]) => a - b).map(([, theme]) => theme);
}
