/** How surely a spelling stands for its name: "same" differs only in spaces and additions. */
export type Closeness = "same" | "near" | "far";

/** A name with all its spellings. `count` is the number of answers that give it. */
export type Entity = {
  id: number;
  /** The index of this name among the codebook's names; null for a name learnt from the answers. */
  given: number | null;
  key: string;
  count: number;
  surfaces: Map<string, number>;
};

export type Found = { entity: Entity; closeness: Closeness };

export type ClusterOptions = {
  /** True for words of everyday language: a spelling made only of these is not a misspelling. */
  isPlain(word: string): boolean;
  /** True for words that don't change which name is meant: "Ltd", "shampoo". */
  isAdded(word: string): boolean;
  /** True if one answer gives both, so they must be two names. */
  together(key: string, entity: Entity): boolean;
  /** True if the names are of people, so that a surname alone means the person. */
  areOfPeople: boolean;
  /** How many answers give the most frequent name of several words that begins or ends with `key`, other than `but`. */
  longer(key: string, but: string): number;
};
