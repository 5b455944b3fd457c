import { headingsOf } from "@/lib/language/headings/headings";
import { stemsOf } from "@/lib/language/terms";
import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import { placeInCategories, type Unplaced } from "./categories";
import { describedConcept } from "./known-themes";
import { isHeading, mainConcept } from "./main-concept";
import { type Entry, NameList } from "./name-list";
import { phrasesToName } from "./nameable-phrases";
import { inSentence, keyPhrases } from "./naming";
import { CATEGORY_PASSAGE_SHARE, CATEGORY_WORD_SHARE, SAME_THEME_SIMILARITY } from "./parameters";
import { sidesOf } from "./side-names";
import { similarityOfThemes, type Theme, type ThemeMention } from "./theme";
import { typicalWords } from "./typical-words";
import { keywordsOf, type Wordings } from "./wordings";

/** A cluster: the indexes of its passages, and their mentions. */
export type Group = { members: readonly number[]; mentions: ThemeMention[] };

/**
 * A theme named in the answers' own words. `field` is the category of the known theme that its cluster mentions, if
 * any.
 */
type Placed = Unplaced & { field: string | null };

/**
 * Makes themes of clusters, largest first. A cluster gets the name of a known theme if most of it mentions one, else
 * its typical phrase; a cluster with neither is left out. Clusters with similar names or typical words become one
 * theme.
 */
export function nameGroups(groups: readonly Group[], wordings: Wordings, inKnownField: boolean): Theme[] {
  const { language, phrases: index, uses } = wordings;
  const space = wordSpaceOf(language);
  const names = new NameList(space?.knows);
  const inOwnWords: Placed[] = [];
  const themes: Theme[] = [];
  const byEntry = new Map<Entry, Theme>();
  const byConcept = new Map<string, Entry>();
  for (const { members, mentions } of groups) {
    const words = typicalWords(wordings.words, members);
    const found = keyPhrases(index, members);
    const main = inKnownField ? mainConcept(mentions, words, language) : undefined;
    const known = main && isHeading(main) ? main.concept : undefined;
    const claimed = known && byConcept.get(known.key);
    const namePhrases = phrasesToName(found, words, wordings, inKnownField);
    const entry =
      known && !claimed
        ? names.claim(known.topic, stemsOf(known.topic, language))
        : names.claimBest(namePhrases, words[0]?.stem ?? "", claimed);
    const typical = new Map(words.map(({ stem, weight }) => [stem, weight]));
    const sameTheme =
      (entry && byEntry.get(entry)) ??
      themes.find((theme) => similarityOfThemes(theme.typical, typical) >= SAME_THEME_SIMILARITY);
    if (sameTheme) {
      sameTheme.mentions.push(...mentions);
      continue;
    }
    if (!entry) continue;
    const keywords = keywordsOf(found, words, uses, language);
    if (main && known && entry.name === known.topic) {
      const theme = { ...describedConcept(known, main.place, language), keywords, typical, mentions };
      themes.push(theme);
      byEntry.set(entry, theme);
      byConcept.set(known.key, entry);
      continue;
    }
    const field =
      main && main.share >= CATEGORY_PASSAGE_SHARE && main.spoken >= CATEGORY_WORD_SHARE ? main.concept.category : null;
    const topic = uses.cased(entry.name);
    const theme: Theme = {
      category: headingsOf(language).themes,
      topic,
      ...sidesOf(topic, wordings, members, mentions),
      about: uses.cased(inSentence(entry.name, language)),
      concept: null,
      keywords,
      typical,
      mentions,
    };
    themes.push(theme);
    byEntry.set(entry, theme);
    inOwnWords.push({ theme, members, field });
  }
  placeInFields(inOwnWords, themes, wordings);
  return themes;
}

/**
 * Gives each theme a category: that of the known theme which its cluster mentions, if the codebook has this category;
 * else one named after a noun that several themes share.
 */
function placeInFields(placed: readonly Placed[], themes: readonly Theme[], { phrases, uses }: Wordings): void {
  const own = new Set(placed.map(({ theme }) => theme));
  const fields = new Set(themes.flatMap((theme) => (own.has(theme) ? [] : theme.category)));
  const hasField = ({ field }: Placed) => field !== null && fields.has(field);
  for (const { theme, field } of placed.filter(hasField)) theme.category = field ?? theme.category;
  placeInCategories(
    placed.filter((theme) => !hasField(theme)),
    phrases,
    uses,
  );
}
