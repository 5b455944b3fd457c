import type { Closeness, Entity } from "./entity";
import type { NameClusters } from "./name-clusters";
import { isRun, type NameToken, piecesOf } from "./name-tokens";
import {
  EVERYDAY_ALONE_RATIO,
  LONGEST_IN_RUN,
  LONGEST_MISSPELT,
  LONGEST_NAME,
  MAX_BETWEEN,
  MAX_UNKNOWN_SHARE,
  MIN_UNSEEN_NAME_SCORE,
  MIN_USES_OF_STOP,
  STOP_ALONE_RATIO,
} from "./parameters";
import { barePhrase, type Context, isUnlisted, nameScore, type Phrase, PhraseCounts } from "./phrase-counts";
import { isStop } from "./plain-words";
import { type Joins, keyOf, type Segment, segmentsOf } from "./segments";
import { unknownRuns } from "./unknown-runs";

/** An answer text, and how many answers have it. */
export type NamedText = { text: string; language: string; count: number };

/** A name in an answer; `entity` is null if no other answer gives this name. */
export type NameMention = { entity: Entity | null; start: number; end: number; closeness: Closeness };

/** A segment that is no name as a whole, but may contain names. */
export type Sentence = { segment: Segment; text: NamedText; context: Context };

/** Words that stand around a name in Chinese and Japanese sentences. */
const SAYING = /[我是用的了在买買去看喝吃有]|喜[欢歡]|です|ます|[をがはも]$/u;

/** Finds names in answers with what `learnNames` learnt. */
export class NameFinder {
  readonly #clusters: NameClusters;
  readonly #joins: Joins;
  readonly #words: ReadonlyMap<string, number>;
  readonly #phrases: ReadonlyMap<string, Phrase>;
  readonly #isAdded: (word: string) => boolean;
  readonly #known = new Map<string, { entity: Entity; closeness: Closeness } | null>();

  constructor(
    clusters: NameClusters,
    joins: Joins,
    words: ReadonlyMap<string, number>,
    phrases: ReadonlyMap<string, Phrase>,
    isAdded: (word: string) => boolean,
  ) {
    this.#clusters = clusters;
    this.#joins = joins;
    this.#words = words;
    this.#phrases = phrases;
    this.#isAdded = isAdded;
  }

  find(text: string, language: string): NameMention[] {
    const segments = segmentsOf(piecesOf(text, language), this.#joins);
    const context = contextOf(text, segments);
    return segments.flatMap((segment) => this.#inSegment(segment, language, context, segments.length === 1));
  }

  /** True for a list of names that only spaces separate ("Tesco Lidl Aldi"). */
  isComposite(phrase: Phrase, language: string): boolean {
    const { key, words, count } = phrase;
    if (words.length === 1) return this.#isSaidInRun(key, count);
    if (this.#clusters.exact(key) || this.#clusters.misspelt(key, phrase)) return false;
    const ands = key.replace(/[^ &]+/g, "");
    const tokens = words.map((word, index) => ({
      key: word,
      written: word,
      start: index,
      end: index + 1,
      and: ands[index - 1] === "&",
    }));
    const parts = this.#scan(tokens, language, { isListed: false, hasCase: false, start: 0 }, true);
    const distinct = new Set(parts.map(({ entity }) => entity)).size;
    if (distinct < 2 || !parts.every(({ entity }) => (entity?.count ?? 0) >= 2 * count)) return false;
    const open = tokens.filter(
      (token) => !this.#isAdded(token.key) && !parts.some(({ start, end }) => token.start >= start && token.end <= end),
    );
    return open.length <= Math.max(1, MAX_UNKNOWN_SHARE * words.length);
  }

  /**
   * True for text without spaces that lists several names, or in which a name stands among other words: "苹果和华为",
   * "我用华为".
   */
  #isSaidInRun(key: string, count: number): boolean {
    const token = { key, written: key, start: 0, end: key.length };
    if (!isRun(token)) return false;
    const parts = this.#inRun(token).filter(({ entity }) => (entity?.count ?? 0) >= 2 * count);
    const rest = parts.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), key);
    if (new Set(parts.map(({ entity }) => entity)).size > 1) return rest.length <= parts.length * MAX_BETWEEN;
    return parts.length === 1 && SAYING.test(rest);
  }

  /**
   * Collects two kinds of phrases from sentences: phrases that are neither known names nor everyday language, and new
   * spellings of known names.
   */
  phrasesIn(sentences: readonly Sentence[]): { unknown: Map<string, Phrase>; spellings: Map<string, Phrase> } {
    const unknown = new PhraseCounts();
    const spellings = new PhraseCounts();
    for (const { segment, text, context } of sentences) {
      const known = this.#scan(segment.tokens, text.language, context, false);
      for (const run of unknownRuns(segment.tokens, known, text.language, context))
        unknown.add(keyOf(run), run, text.text, text.count, context);
      let at = 0;
      for (const { start, end, closeness } of known) {
        while ((segment.tokens[at]?.start ?? start) < start) at++;
        const first = at;
        while ((segment.tokens[at]?.end ?? end + 1) <= end) at++;
        const tokens = segment.tokens.slice(first, at);
        if (closeness !== "same") spellings.add(keyOf(tokens), tokens, text.text, text.count, context);
      }
    }
    return { unknown: unknown.phrases, spellings: spellings.phrases };
  }

  #inSegment(segment: Segment, language: string, context: Context, isLone: boolean): NameMention[] {
    const [first] = segment.tokens;
    const whole = this.#clusters.exact(segment.key);
    const isGiven = whole?.entity.given != null && isLone;
    if (whole && first && (isGiven || segment.tokens.some(({ key }) => !isStop(key, language))))
      return [{ ...whole, start: first.start, end: segment.tokens.at(-1)?.end ?? first.end }];
    const bare = barePhrase(segment, language, isLone);
    if (!bare) {
      const isList = segment.tokens.every(({ key }) => !isStop(key, language));
      return this.#scan(segment.tokens, language, context, isList);
    }
    const key = keyOf(bare);
    const [start, end] = [bare[0]?.start ?? 0, bare.at(-1)?.end ?? 0];
    const exact = this.#clusters.exact(key);
    if (exact) return [{ ...exact, start, end }];
    const phrase = this.#phrases.get(key);
    const unseen: Phrase = phrase ?? {
      key,
      words: key.split(/[ &]/),
      count: 1,
      listed: 0,
      capitals: 0,
      places: 0,
      surfaces: new Map(),
    };
    const parts = this.#scan(bare, language, context, true);
    if (this.isComposite(unseen, language)) return parts;
    const found = this.#lookup(key);
    const isLess = found?.entity.given === null && parts.some(({ entity }) => entity?.given != null);
    if (found && !isLess) return [{ ...found, start, end }];
    if (parts.length > 0) return parts;
    return nameScore(unseen, language, this.#isAdded) >= MIN_UNSEEN_NAME_SCORE
      ? [{ entity: null, start, end, closeness: "far" }]
      : [];
  }

  /** The known names among words, longer ones first. `isBare` is true if the words are not a sentence. */
  #scan(tokens: readonly NameToken[], language: string, context: Context, isBare: boolean): NameMention[] {
    const mentions: NameMention[] = [];
    for (let at = 0; at < tokens.length; ) {
      const found = this.#at(tokens, at, language, context, isBare);
      const token = tokens[at];
      if (found) mentions.push(found.mention);
      else if (token && isRun(token)) mentions.push(...this.#inRun(token));
      at += found?.used ?? 1;
    }
    return mentions;
  }

  #at(
    tokens: readonly NameToken[],
    at: number,
    language: string,
    context: Context,
    isBare: boolean,
  ): { mention: NameMention; used: number } | null {
    const first = tokens[at];
    if (!first) return null;
    for (const isExact of [true, false]) {
      const longest = Math.min(isExact ? LONGEST_NAME : LONGEST_MISSPELT, tokens.length - at);
      for (let used = longest; used >= 1; used--) {
        const part = tokens.slice(at, at + used);
        const last = part.at(-1) ?? first;
        const isPlain = part.every(({ key, and }) => !and && !isUnlisted(key, language));
        if (!isExact && (isPlain || isStop(first.key, language) || isStop(last.key, language))) continue;
        if (!isExact && used > 1 && !part.some(({ key }) => this.#clusters.hasPart(key))) continue;
        const key = keyOf(part);
        const found = isExact ? this.#clusters.exact(key) : this.#lookup(key);
        if (!found || (isPlain && !isBare && found.closeness !== "same")) continue;
        if (isPlain && !this.#isMeant(part, found.entity, context, language, isBare)) continue;
        return { mention: { ...found, start: first.start, end: last.end }, used };
      }
    }
    return null;
  }

  /** The names in text without spaces, from left to right; at each place the longest. */
  #inRun({ written, start }: NameToken): NameMention[] {
    const mentions: NameMention[] = [];
    for (let from = 0; from < written.length - 1; ) {
      let length = Math.min(LONGEST_IN_RUN, written.length - from, written.length - 1);
      let found = this.#clusters.exact(written.slice(from, from + length).toLowerCase());
      while (!found && length > 2) found = this.#clusters.exact(written.slice(from, from + --length).toLowerCase());
      if (found) mentions.push({ ...found, start: start + from, end: start + from + length });
      from += found ? length : 1;
    }
    return mentions;
  }

  /**
   * True if an everyday word ("target", "next") stands for a name here. In a sentence without capitals, only counts from
   * other answers can tell.
   */
  #isMeant(part: readonly NameToken[], entity: Entity, context: Context, language: string, isBare: boolean): boolean {
    if (isBare)
      return (
        part.some(({ key, written }) => !isStop(key, language) || /^\p{Lu}/u.test(written)) ||
        entity.count >= MIN_USES_OF_STOP
      );
    const [first] = part;
    if (!first) return false;
    const isLarge = part.every(({ written }) => /^\p{Lu}/u.test(written));
    if (context.hasCase && isLarge && language !== "de" && (first.start > context.start || part.length > 1))
      return true;
    if (this.#words.size === 0) return false;
    const inSentences = Math.min(...part.map(({ key }) => this.#words.get(key) ?? 0));
    if (part.some(({ key }) => isStop(key, language)))
      return entity.count >= Math.max(MIN_USES_OF_STOP, STOP_ALONE_RATIO * inSentences);
    return entity.count >= EVERYDAY_ALONE_RATIO * inSentences;
  }

  #lookup(key: string): { entity: Entity; closeness: Closeness } | null {
    let found = this.#known.get(key);
    if (found === undefined) {
      found = this.#clusters.find(key, this.#phrases.get(key));
      this.#known.set(key, found);
    }
    return found;
  }
}

/**
 * The context that all segments of an answer share. It is computed once per answer, not once per segment, because
 * `hasCase` (the text has both capitals and small letters) needs the whole text.
 */
export function contextOf(text: string, segments: readonly Segment[]): Context {
  const hasCase = text !== text.toLowerCase() && text !== text.toUpperCase();
  return { isListed: false, hasCase, start: segments[0]?.tokens[0]?.start ?? 0 };
}
