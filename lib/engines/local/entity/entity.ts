/** How surely a spelling stands for its name: the same but for spaces and additions, near, or far. */
export type Closeness = "same" | "near" | "far";

/** A name with all spellings that were united in it. `count` is how many answers give it. */
export type Entity = {
  id: number;
  /** The index of the given name that it is; null for a name learnt from the answers. */
  given: number | null;
  key: string;
  count: number;
  surfaces: Map<string, number>;
};

export type Found = { entity: Entity; closeness: Closeness };

export type ClusterOptions = {
  /** True for words of everyday language: a spelling made of these alone is no misspelling. */
  isPlain(word: string): boolean;
  /** True for words that don't tell which name is meant: "Ltd", "shampoo". */
  isAdded(word: string): boolean;
  /** True where one answer gives both: then they are two names. */
  together(key: string, entity: Entity): boolean;
  /** True where the names are those of people, so that a surname alone means the person. */
  areOfPeople: boolean;
  /** How often answers give the commonest name of several words that begins or ends with `key`, other than `but`. */
  longer(key: string, but: string): number;
};
