import { stemsOf } from "@/lib/language/terms";
import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import { repeatsQuestion } from "./asked-words";
import { asSubject } from "./gerund";
import { nameHolders } from "./name-holders";
import { type Entry, NameList } from "./name-list";
import { phrasesToName } from "./nameable-phrases";
import { type KeyPhrase, keyPhrases, titled } from "./naming";
import { namesThing, type Overall } from "./overall-theme";
import { MIN_OWN_SHARE, MIN_WORD_RECALL, SAME_THEME_SIMILARITY } from "./parameters";
import { qualifiedName } from "./qualified-name";
import { sidesOf } from "./side-names";
import { similarityOfThemes, type Theme, type ThemeMention } from "./theme";
import { areTwins } from "./twins";
import { type TypicalWord, typicalWords } from "./typical-words";
import { describe, type Wordings } from "./wordings";

/**
 * A theme's name, the words typical of its cluster, those of them that are hardly used elsewhere, and its name with the
 * names of the clusters that joined it.
 */
type NamedTheme = { entry: Entry; typical: Theme["typical"]; own: ReadonlySet<string>; names: string[] };

/**
 * Makes themes of clusters, which may come in several rounds. A cluster is named by its typical phrase and left out if
 * it has none. A cluster named after the judged thing ("Course") joins "overall experience". A phrase that only repeats
 * the question is no name, and one with a word of the question only if there is no other. Clusters with similar names become one theme. Its
 * mentions are the passages, of any cluster, that hold one of its names.
 */
export class ThemeNamer {
  readonly #themes: NamedTheme[] = [];
  readonly #wordings: Wordings;
  readonly #mentions: readonly ThemeMention[];
  readonly #texts: readonly string[];
  readonly #overall: Overall | null;
  readonly #asked: ReadonlySet<string>;
  readonly #names: NameList;
  readonly #holders: (name: string) => ReadonlySet<number>;
  readonly #byEntry = new Map<Entry, NamedTheme>();

  /**
   * `mentions` are all passages; `overall` is the theme "overall experience", if the answers have it; `asked` are the
   * words of the question.
   */
  constructor(
    wordings: Wordings,
    mentions: readonly ThemeMention[],
    overall: Overall | null = null,
    asked: ReadonlySet<string> = new Set(),
  ) {
    this.#wordings = wordings;
    this.#mentions = mentions;
    this.#overall = overall;
    this.#asked = asked;
    this.#names = new NameList(wordSpaceOf(wordings.language));
    this.#texts = mentions.map(({ passage }) => passage.text);
    this.#holders = nameHolders(this.#texts, wordings.language);
    if (overall) this.#names.claim(overall.theme.topic, stemsOf(overall.theme.topic, wordings.language));
  }

  /** The themes so far. */
  themes(): Theme[] {
    const own = new Set(this.#overall?.theme.mentions);
    const named = this.#themes.map((theme) => {
      const units = [...new Set(theme.names.flatMap((name) => [...this.#holders(name)]))];
      return { ...this.#describe(theme, units), ...this.#evidenceOf(units.toSorted((a, b) => a - b)) };
    });
    if (!this.#overall) return named;
    const units = [...this.#mentions.keys()].filter((unit) => own.has(this.#mentions[unit] as ThemeMention));
    return [{ ...this.#overall.theme, ...this.#evidenceOf(units) }, ...named];
  }

  #evidenceOf(units: readonly number[]): Pick<Theme, "keywords" | "typical" | "mentions"> {
    const mentions = units.map((unit) => this.#mentions[unit] as ThemeMention);
    return { ...describe(units, this.#wordings), mentions };
  }

  /** Names clusters, largest first; each is a list of indexes of mentions. */
  add(clusters: readonly (readonly number[])[]): void {
    for (const members of clusters) this.#add(members);
  }

  #add(members: readonly number[]): void {
    const { language } = this.#wordings;
    const words = typicalWords(this.#wordings.words, members);
    const found = phrasesToName(keyPhrases(this.#wordings.phrases, members), words, this.#wordings);
    if (this.#overall && namesThing(found[0]?.text ?? "", this.#overall.things, language)) {
      const own = members.map((unit) => this.#mentions[unit] as ThemeMention);
      this.#overall.theme.mentions.push(...own.filter(({ sentiment }) => sentiment !== "Neutral"));
      return;
    }
    const open = found.filter((phrase) => !repeatsQuestion(phrase, this.#asked));
    const isFree = ({ stems }: KeyPhrase) => !stems.some((stem) => this.#asked.has(stem));
    const phrases = [...open.filter(isFree), ...open.filter((phrase) => !isFree(phrase))];
    const entry = this.#names.claimBest(phrases, words[0]?.stem ?? "");
    if (!entry) return;
    const typical = new Map(words.map(({ stem, weight }) => [stem, weight]));
    const same = this.#byEntry.get(entry) ?? this.#twinOf(entry, typical);
    if (same) {
      same.names.push(entry.name, phrases[0]?.text ?? entry.name);
      return;
    }
    if (this.#themes.some((theme) => similarityOfThemes(theme.typical, typical) >= SAME_THEME_SIMILARITY)) return;
    const named = { entry, typical, own: ownStems(words), names: [entry.name] };
    this.#themes.push(named);
    this.#byEntry.set(entry, named);
  }

  #twinOf({ name }: Entry, typical: Theme["typical"]): NamedTheme | undefined {
    return this.#themes.find((theme) =>
      areTwins({ name: theme.entry.name, typical: theme.typical }, { name, typical }, this.#wordings.language),
    );
  }

  /** Describes a theme by the name that most of its passages hold, with a qualifier if enough of them say it. */
  #describe({ entry, own, names }: NamedTheme, units: readonly number[]) {
    const { language, uses } = this.#wordings;
    const [said = ""] = names.toSorted((a, b) => this.#holders(b).size - this.#holders(a).size);
    const name = qualifiedName(said, units, this.#texts, this.#wordings);
    const found = typicalWords(this.#wordings.words, units);
    const common = new Set(found.flatMap(({ stem, share }) => (share > MIN_OWN_SHARE ? stem : [])));
    const ownOfUnits = ownStems(found);
    const isAction = name === entry.name && entry.isAction;
    return {
      ...sidesOf(
        titled(uses.cased(name)),
        language,
        (stem) => common.has(stem) && (own.has(stem) || ownOfUnits.has(stem)),
      ),
      about: uses.cased(asSubject(name, isAction, language)),
      concept: null,
    };
  }
}

/** The stems of the words that are mostly used in these passages. */
function ownStems(words: readonly TypicalWord[]): ReadonlySet<string> {
  return new Set(words.flatMap(({ stem, recall }) => (recall >= MIN_WORD_RECALL ? stem : [])));
}
