import { wordsOf } from "@/lib/language/tokens";
import { countsOf, sublinear } from "@/lib/numeric/term-frequency";
import { corpusWords } from "./corpus-words";
import { FeatureLexicon, NONE, type WordFeatures } from "./feature-lexicon";
import { MAX_WEIGHTS, SENTENCE_WEIGHT } from "./parameters";
import { type Embeddings, embeddingsOf } from "./text-embedding";

/** The vector of a text: sparse features with their values, and a dense embedding. */
export type FeatureVector = { features: Int32Array; values: Float32Array; embedding: Float32Array };

/** What one use of a word adds to the vector of a text. */
export type WeighedWord = {
  own: number;
  ownWeight: number;
  grams: Int32Array;
  gramWeights: Float32Array;
  gramSquare: number;
};

/**
 * Turns texts into vectors. A vector has three parts, each of unit length:
 * - stems and pairs of neighbouring stems, including stop words, by TF-IDF;
 * - character 3- to 5-grams within words, by IDF times the sublinear frequency of their word (the length of this part
 *   is computed as if words had no n-grams in common);
 * - the sum of the word embeddings (`embeddingsOf`), followed by the sentence encoder's vector, if there is one.
 *
 * Features come from the `training` texts, document frequencies from the `corpus`; without one, all features weigh the
 * same. The more models are trained, the fewer features are kept, to limit memory.
 */
export class FeatureSpace {
  readonly embeddings: Embeddings;
  readonly size: number;
  readonly #lexicon: FeatureLexicon;
  readonly #idf: Float64Array;

  constructor(
    training: readonly string[],
    { language, models, corpus = [] }: { language: string; models: number; corpus?: readonly string[] },
  ) {
    this.#lexicon = new FeatureLexicon(training, language, Math.floor(MAX_WEIGHTS / models));
    this.#idf = inverseFrequencies(corpus, this.#lexicon);
    this.embeddings = embeddingsOf(language);
    this.size = this.#lexicon.size;
  }

  vectorOf(text: string, sentence: Float32Array | null = null): FeatureVector {
    const words = wordsOf(text);
    const own = new Map<number, number>();
    const grams = new Map<number, number>();
    const add = (values: Map<number, number>, feature: number, value: number) =>
      values.set(feature, (values.get(feature) ?? 0) + value);
    const embedding = this.embeddings.ofWords(words);
    let [ownSquare, gramSquare] = [0, 0];
    for (const [word, count] of countsOf(words)) {
      const weighed = this.weigh(word);
      const frequency = sublinear(count);
      if (weighed.own !== NONE) add(own, weighed.own, frequency * weighed.ownWeight);
      weighed.grams.forEach((gram, at) => {
        add(grams, gram, frequency * (weighed.gramWeights[at] as number));
      });
      ownSquare += (frequency * weighed.ownWeight) ** 2;
      gramSquare += frequency ** 2 * weighed.gramSquare;
    }
    for (const pair of this.pairs(words.map((word) => this.#lexicon.word(word).own))) {
      add(own, pair, this.weightOf(pair));
      ownSquare += this.weightOf(pair) ** 2;
    }
    return {
      features: Int32Array.from([...own.keys(), ...grams.keys()]),
      values: Float32Array.from([
        ...Array.from(own.values(), (value) => value * unitScale(ownSquare)),
        ...Array.from(grams.values(), (value) => value * unitScale(gramSquare)),
      ]),
      embedding: sideBySide(embedding.sum, embedding.unit, sentence),
    };
  }

  /** What one use of a word adds to the vector of its text. */
  weigh(word: string): WeighedWord {
    const { own, grams } = this.#lexicon.word(word);
    const gramWeights = Float32Array.from(grams, (gram) => this.#idf[gram] as number);
    return {
      own,
      ownWeight: own === NONE ? 0 : (this.#idf[own] as number),
      grams,
      gramWeights,
      gramSquare: gramWeights.reduce((sum, weight) => sum + weight * weight, 0),
    };
  }

  /** The features of pairs of neighbouring words. `words` are the stem features of a text's words, in order. */
  pairs(words: readonly number[]): number[] {
    return this.#lexicon.pairs(words);
  }

  /** The inverse document frequency of a feature. */
  weightOf(feature: number): number {
    return this.#idf[feature] as number;
  }
}

/** The factor that scales a vector of this squared length to unit length; 0 for a zero vector. */
export function unitScale(square: number): number {
  return square > 0 ? 1 / Math.sqrt(square) : 0;
}

/** The scaled embedding, followed by the sentence vector with its weight. */
function sideBySide(sum: Float32Array, scale: number, sentence: Float32Array | null): Float32Array {
  const all = new Float32Array(sum.length + (sentence?.length ?? 0));
  for (let k = 0; k < sum.length; k++) all[k] = (sum[k] as number) * scale;
  sentence?.forEach((value, column) => {
    all[sum.length + column] = value * SENTENCE_WEIGHT;
  });
  return all;
}

function inverseFrequencies(corpus: readonly string[], lexicon: FeatureLexicon): Float64Array {
  const { words, documents } = corpusWords(corpus);
  const known = words.map((word) => lexicon.word(word));
  const frequencies = new Float64Array(lexicon.size);
  const seen = new Int32Array(lexicon.size).fill(NONE);
  documents.forEach((document, number) => {
    const note = (feature: number) => {
      if (feature === NONE || seen[feature] === number) return;
      seen[feature] = number;
      frequencies[feature] = (frequencies[feature] as number) + 1;
    };
    const features = Array.from(document, (word) => known[word] as WordFeatures);
    for (const { own, grams } of features) {
      note(own);
      for (const gram of grams) note(gram);
    }
    for (const pair of lexicon.pairs(features.map(({ own }) => own))) note(pair);
  });
  return frequencies.map((frequency) => 1 + Math.log((corpus.length + 1) / (frequency + 1)));
}
