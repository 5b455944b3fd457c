/** How surely a spelling stands for its name. "same" means that it differs only in spaces and additions. */
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

export type FoundEntity = { entity: Entity; closeness: Closeness };

export type ClusterOptions = {
  /** True for a word of everyday language. A spelling made only of such words is not taken for a misspelling. */
  isPlain(word: string): boolean;
  /** True for words that don't change which name is meant: "Ltd", "shampoo". */
  isAdded(word: string): boolean;
  /** True if one answer contains both, which therefore must be different names. */
  together(key: string, entity: Entity): boolean;
  /** True if the question asks for people, so that a surname alone means the person. */
  areOfPeople: boolean;
  /**
   * Of the names of several words that begin or end with `key`, without the name `but`: how many answers give the most
   * frequent one.
   */
  longer(key: string, but: string): number;
};
