import { lexiconOf } from "@/lib/language/feeling/lexicon";
import { englishFor } from "@/lib/language/glossary/glossary";
import { remembering } from "@/lib/language/remembering";
import { stemmerOf } from "@/lib/language/stems";

/** What a word tells of feeling, and of amounts: how much of it there is, or whether much of it is good. */
export type WordSense = {
  /** As the lexicon has it. */
  valence: number | undefined;
  /** 1 for much or more ("high", "risen"), -1 for little or less ("low", "fallen"). */
  amount: number;
  /** The same where what it is of stands before: "fees were raised". */
  change: number;
  /** 1 where much of it is good (pay, choice), -1 where it is bad (prices, noise), 0 for other words. */
  worth: number;
};

const stem = stemmerOf("en");
const stems = (list: string): ReadonlySet<string> => new Set(list.split(" ").map(stem));
const MUCH: ReadonlySet<string> = new Set(["high", "risen", "rose", "plenty", "lots"]);
const LITTLE: ReadonlySet<string> = new Set(["low", "fallen", "fell", "dropped"]);
const GROWTH = stems("increase raise rise grow erhöht gestiegen angehoben verdoppelt");
const DECLINE = stems("decrease reduce fall drop decline shrink gesenkt gesunken reduziert");
const GOODS = stems(
  "salary wage pay income pension quality choice variety selection speed coverage support morale motivation benefit bonus discount turnout trust confidence budget funding experience knowledge parking space seating shade",
);
const BADS = stems(
  "price cost fee tax rent premium stress workload pressure noise crime traffic unemployment inflation debt fluctuation turnover bill expense fare tariff commission risk barrier wait queue waiting",
);

/** Reads words of a language: their feeling, whether they speak of an amount, and of what much is good or bad. */
export const sensesOf = remembering((language) => remembering((word) => read(word, language)));

function read(word: string, language: string): WordSense {
  const valence = lexiconOf(language).valence(word);
  const english = language === "en" ? [word] : [word, ...englishFor(word, language)];
  const meanings = [...english, ...english.map(stem)];
  const isAny = (list: ReadonlySet<string>) => meanings.some((meaning) => list.has(meaning));
  const amount = signOf(isAny(MUCH), isAny(LITTLE));
  const change = amount || signOf(isAny(GROWTH), isAny(DECLINE));
  const worth = signOf(isAny(GOODS), (valence ?? 0) < 0 || isAny(BADS));
  return { valence, amount, change, worth };
}

function signOf(isMore: boolean, isLess: boolean): number {
  return isMore ? 1 : isLess ? -1 : 0;
}
