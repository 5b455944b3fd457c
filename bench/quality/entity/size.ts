import { generateCodebook } from "@/lib/engines/local/codebook/generate";
import { learnTask } from "@/lib/engines/local/task-model";
import { seededRandom } from "@/lib/numeric/random";
import { mistyped } from "./typing-errors";

const SYLLABLES = "ba ko ri ten mar lo vis der pan sol que fin ha gu nex tra mi zor el ap".split(" ");
const NAMES = 3_000;
const ANSWERS = 100_000;
const QUESTION = "Which banks do you know?";

/**
 * Drafts codes for 100,000 answers with tens of thousands of distinct spellings, and codes them; prints the seconds on
 * one core.
 */
export function measureSize(): string {
  const random = seededRandom(3);
  const names = Array.from({ length: NAMES }, () => invented(random));
  const spellings = new Set<string>();
  const answers = Array.from({ length: ANSWERS }, (_, index) => {
    const parts = Array.from({ length: 1 + Math.floor(random() * 3) }, () => {
      const name = names[Math.floor(NAMES * random() ** 3)] ?? "";
      const written = random() < 0.25 ? mistyped(name, random) : name;
      spellings.add(written.toLowerCase());
      return written;
    });
    const isSentence = random() < 0.2;
    const text = isSentence ? `I mostly use ${parts.join(" and ")} because they are cheap` : parts.join(", ");
    return { id: String(index), text, language: "en" };
  });
  const task = { codingType: "entity", language: "en", question: QUESTION } as const;
  const options = { granularity: 3, maxCodes: 200, minFrequency: 100, includeOther: true };
  const [drafts, drafting] = timed(() => generateCodebook({ ...task, answers, options }));
  const codes = drafts.flatMap(({ name: category, codes: list }) =>
    list.map((code) => ({ ...code, id: code.name, category })),
  );
  const [, coding] = timed(() => {
    const model = learnTask({ ...task, codes, examples: [] });
    for (const answer of answers) model.code(answer);
  });
  return `${ANSWERS} answers, ${spellings.size} spellings: codes drafted in ${drafting.toFixed(1)} s, coded in ${coding.toFixed(1)} s`;
}

function invented(random: () => number): string {
  const syllables = Array.from({ length: 2 + Math.floor(random() * 3) }, () => SYLLABLES[Math.floor(random() * 20)]);
  const name = syllables.join("");
  const addition = random() < 0.2 ? " Bank" : random() < 0.1 ? " and Sons" : "";
  return name.charAt(0).toUpperCase() + name.slice(1) + addition;
}

function timed<Value>(work: () => Value): [value: Value, seconds: number] {
  const start = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(start);
  return [value, (user + system) / 1e6];
}
