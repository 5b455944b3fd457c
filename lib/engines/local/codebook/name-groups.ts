import { stemsOf } from "@/lib/language/terms";
import { wordSpaceOf } from "@/lib/language/vectors/word-space";
import { repeatsQuestion } from "./asked-words";
import { asSubject } from "./gerund";
import { nameHolders } from "./name-holders";
import { type Entry, NameList } from "./name-list";
import { phrasesToName } from "./nameable-phrases";
import { keyPhrases, titled } from "./naming";
import { namesThing, type Overall } from "./overall-theme";
import { MIN_WORD_RECALL, SAME_THEME_SIMILARITY } from "./parameters";
import { sidesOf } from "./side-names";
import { similarityOfThemes, type Theme, type ThemeMention } from "./theme";
import { areTwins } from "./twins";
import { type TypicalWord, typicalWords } from "./typical-words";
import { describe, type Wordings } from "./wordings";

/** A theme's typical words, its name, and the names of the clusters that joined it. */
type NamedTheme = { entry: Entry; words: readonly TypicalWord[]; typical: Theme["typical"]; names: string[] };

/** What the passages of a theme tell. */
type Evidence = Pick<Theme, "keywords" | "typical" | "mentions">;

/**
 * Makes themes of clusters, which may come in several rounds. A cluster is named by its typical phrase and left out if
 * it has none. A cluster named after the judged thing ("Course") joins "overall experience". A phrase that only repeats
 * the question is not used as a name. Clusters with similar names become one theme. Its
 * mentions are the passages, of any cluster, that hold one of its names.
 */
export class ThemeNamer {
  readonly #themes: NamedTheme[] = [];
  readonly #wordings: Wordings;
  readonly #mentions: readonly ThemeMention[];
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
    this.#holders = nameHolders(
      mentions.map(({ passage }) => passage.text),
      wordings.language,
    );
    if (overall) this.#names.claim(overall.theme.topic, stemsOf(overall.theme.topic, wordings.language));
  }

  /** The themes so far. */
  themes(): Theme[] {
    const own = new Set(this.#overall?.theme.mentions);
    const named = this.#themes.map((theme) => {
      const holding = new Set(theme.names.flatMap((name) => [...this.#holders(name)]));
      return this.#withUnits(this.#describe(theme), (unit) => holding.has(unit));
    });
    if (!this.#overall) return named;
    return [this.#withUnits(this.#overall.theme, (_, mention) => own.has(mention)), ...named];
  }

  #withUnits(theme: Omit<Theme, keyof Evidence>, isOwn: (unit: number, mention: ThemeMention) => boolean): Theme {
    const units = [...this.#mentions.keys()].filter((unit) => isOwn(unit, this.#mentions[unit] as ThemeMention));
    const mentions = units.map((unit) => this.#mentions[unit] as ThemeMention);
    return { ...theme, ...describe(units, this.#wordings), mentions };
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
    const phrases = found.filter((phrase) => !repeatsQuestion(phrase, this.#asked));
    const entry = this.#names.claimBest(phrases, words[0]?.stem ?? "");
    if (!entry) return;
    const typical = new Map(words.map(({ stem, weight }) => [stem, weight]));
    const same = this.#byEntry.get(entry) ?? this.#twinOf(entry, typical);
    if (same) {
      same.names.push(entry.name, phrases[0]?.text ?? entry.name);
      return;
    }
    if (this.#themes.some((theme) => similarityOfThemes(theme.typical, typical) >= SAME_THEME_SIMILARITY)) return;
    const named = { entry, words, typical, names: [entry.name] };
    this.#themes.push(named);
    this.#byEntry.set(entry, named);
  }

  #twinOf({ name }: Entry, typical: Theme["typical"]): NamedTheme | undefined {
    return this.#themes.find((theme) =>
      areTwins({ name: theme.entry.name, typical: theme.typical }, { name, typical }, this.#wordings.language),
    );
  }

  /** Describes a theme by the name that most passages hold. */
  #describe({ entry, words, names }: NamedTheme) {
    const { language, uses } = this.#wordings;
    const [name = ""] = names.toSorted((a, b) => this.#holders(b).size - this.#holders(a).size);
    const own = new Set(words.flatMap(({ stem, recall }) => (recall >= MIN_WORD_RECALL ? stem : [])));
    const isAction = name === entry.name && entry.isAction;
    return {
      ...sidesOf(titled(uses.cased(name)), language, (stem) => name === entry.name && own.has(stem)),
      about: uses.cased(asSubject(name, isAction, language)),
      concept: null,
    };
  }
}
