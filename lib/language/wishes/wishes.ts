import { once } from "../memoized";
import { anyOf, readLines, readTable } from "../read-data";

const FOLDER = "language/wishes/data";
/** Only this many characters of a question are searched. */
const LONGEST_QUESTION = 1_000;

const keyOf = (topic: string, language: string) => `${language} ${topic}`;

const wishes = once(
  () =>
    new Map(
      readTable(`${FOLDER}/wishes.tsv`, ["language", "topic", "wish"]).map(
        ({ language, topic, wish }) => [keyOf(topic, language), wish] as const,
      ),
    ),
);

/** The name of a theme as a wish: "Shorter waits" for "Waiting time"; its neutral name where no wish is known. */
export const wishNamed = (topic: string, language: string): string => wishes().get(keyOf(topic, language)) ?? topic;

const asking = once(
  () => new RegExp(`(?<!\\p{L})${anyOf(readLines(`${FOLDER}/improvement-questions.txt`))}(?!\\p{L})`, "iu"),
);

/** Whether a question asks what to improve. Understands English, German, French, Spanish, Italian and Dutch. */
export const asksForWishes = (question: string): boolean => asking().test(question.slice(0, LONGEST_QUESTION));
