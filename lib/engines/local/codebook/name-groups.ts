import type { Concept } from "@/lib/language/concepts/concept-list";
import { conceptsOf } from "@/lib/language/concepts/concepts";
import { stemsOf } from "@/lib/language/terms";
import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import { repeatsQuestion } from "./asked-words";
import { asSubject } from "./gerund";
import { describedConcept } from "./known-themes";
import { isHeading, mainConcept } from "./main-concept";
import { type Entry, NameList } from "./name-list";
import { phrasesToName } from "./nameable-phrases";
import { keyPhrases } from "./naming";
import { namesThing, type Overall } from "./overall-theme";
import { MIN_WORD_RECALL, SAME_THEME_SIMILARITY } from "./parameters";
import { sidesOf } from "./side-names";
import { similarityOfThemes, type Theme, type ThemeMention } from "./theme";
import { areTwins } from "./twins";
import { type TypicalWord, typicalWords } from "./typical-words";
import { keywordsOf, type Wordings } from "./wordings";

/** A cluster: the indexes of its passages, and their mentions. */
export type Group = { members: readonly number[]; mentions: ThemeMention[] };

/**
 * Makes themes of clusters, which may come in several rounds. A cluster is named after a known theme if most of it
 * mentions one, otherwise by its typical phrase. It is left out if it has neither, or if it is a second cluster for
 * "overall experience". A cluster named after the judged thing ("Course") joins "overall experience". A phrase that
 * only repeats the question is not used as a name. Clusters with similar names or similar typical words become one
 * theme.
 */
export class ThemeNamer {
  readonly themes: Theme[] = [];
  readonly #wordings: Wordings;
  readonly #inKnownField: boolean;
  readonly #overall: Overall | null;
  readonly #asked: ReadonlySet<string>;
  readonly #names: NameList;
  readonly #byEntry = new Map<Entry, Theme>();
  readonly #byConcept = new Map<string, Entry>();

  /** `overall` is the theme "overall experience", if the answers have it; `asked` are the words of the question. */
  constructor(
    wordings: Wordings,
    inKnownField: boolean,
    overall: Overall | null = null,
    asked: ReadonlySet<string> = new Set(),
  ) {
    this.#wordings = wordings;
    this.#inKnownField = inKnownField;
    this.#overall = overall;
    this.#asked = asked;
    this.#names = new NameList(wordSpaceOf(wordings.language));
    if (overall) this.#addOverall(overall.theme);
  }

  #addOverall(theme: Theme): void {
    const { language } = this.#wordings;
    const { concepts, overall } = conceptsOf(language);
    const entry = this.#names.claim(theme.topic, stemsOf(theme.topic, language));
    this.#addTheme(entry, theme);
    this.#byConcept.set((concepts[overall] as Concept).key, entry);
  }

  /** Names clusters, largest first. */
  add(groups: readonly Group[]): void {
    for (const group of groups) this.#add(group);
  }

  #add({ members, mentions }: Group): void {
    const { language } = this.#wordings;
    const words = typicalWords(this.#wordings.words, members);
    const found = keyPhrases(this.#wordings.phrases, members);
    const main = this.#inKnownField ? mainConcept(mentions, words, language) : undefined;
    const known = main && isHeading(main) ? main.concept : undefined;
    const claimed = known && this.#byConcept.get(known.key);
    if (claimed && main?.isOverall) return;
    const typicalPhrases = phrasesToName(found, words, this.#wordings, this.#inKnownField);
    if (this.#overall && namesThing(typicalPhrases[0]?.text ?? "", this.#overall.things, language)) {
      this.#overall.theme.mentions.push(...mentions.filter(({ sentiment }) => sentiment !== "Neutral"));
      return;
    }
    const namePhrases = typicalPhrases.filter((phrase) => !repeatsQuestion(phrase, this.#asked));
    const entry =
      known && !claimed
        ? this.#names.claim(known.topic, stemsOf(known.topic, language))
        : this.#names.claimBest(namePhrases, words[0]?.stem ?? "", claimed);
    const typical = new Map(words.map(({ stem, weight }) => [stem, weight]));
    const sameTheme = this.#themeLike(entry, typical);
    if (sameTheme) {
      sameTheme.mentions.push(...mentions);
      return;
    }
    if (!entry) return;

    const evidence = { keywords: keywordsOf(found, words, this.#wordings), typical, mentions };
    if (main && known && entry.name === known.topic) {
      this.#byConcept.set(known.key, entry);
      this.#addTheme(entry, { ...describedConcept(known, main.place, language), ...evidence });
      return;
    }
    this.#addTheme(entry, { ...this.#describeInOwnWords(entry, words), ...evidence });
  }

  /** The existing theme with this name, else one with a similar name, else one with similar typical words. */
  #themeLike(entry: Entry | undefined, typical: Theme["typical"]): Theme | undefined {
    const areTwinsOf = (name: string) => (theme: Theme) =>
      areTwins({ name: theme.topic, typical: theme.typical }, { name, typical }, this.#wordings.language);
    return (
      (entry && this.#byEntry.get(entry)) ??
      (entry && this.themes.find(areTwinsOf(entry.name))) ??
      this.themes.find((theme) => similarityOfThemes(theme.typical, typical) >= SAME_THEME_SIMILARITY)
    );
  }

  #describeInOwnWords(entry: Entry, words: readonly TypicalWord[]) {
    const { language, uses } = this.#wordings;
    const own = new Set(words.flatMap(({ stem, recall }) => (recall >= MIN_WORD_RECALL ? stem : [])));
    return {
      ...sidesOf(uses.cased(entry.name), language, (stem) => own.has(stem)),
      about: uses.cased(asSubject(entry.name, entry.isAction, language)),
      concept: null,
    };
  }

  #addTheme(entry: Entry, theme: Theme): void {
    this.themes.push(theme);
    this.#byEntry.set(entry, theme);
  }
}
