import type { CodingTask, EngineAnswer } from "@/lib/engines/engine";
import { seededRandom } from "@/lib/numeric/random";

const SUBJECTS: Record<string, readonly string[]> = {
  staff: ["reception", "waiter", "the porter", "housekeeping"],
  food: ["breakfast", "dinner", "the buffet", "coffee"],
  noise: ["traffic", "the lift", "loud music", "neighbours shouting"],
  price: ["cost", "the bill", "extra charges", "parking fees"],
  wifi: ["internet", "the connection", "wireless", "online access"],
};
const SAID = ["I remember", "my family noticed", "everybody spoke of", "again and again", "what stays is", "mostly"];
const ENDS = ["in the morning", "at night", "during our week", "on the last day", "in room", "near the pool"];

/** Answers of one subject each; an answer's id begins with the code that it should get. */
export function staysOf(count: number, seed = 1): EngineAnswer[] {
  const random = seededRandom(seed);
  const one = (words: readonly string[]) => words[Math.floor(random() * words.length)] ?? "";
  const codes = Object.keys(SUBJECTS);
  return Array.from({ length: count }, (_, index) => {
    const code = codes[index % codes.length] ?? "";
    const text = `${one(SAID)} ${one(SUBJECTS[code] ?? [])} ${one(ENDS)} ${seed * 1_000 + index}`;
    return { id: `${code}-${seed}-${index}`, text, language: "en" };
  });
}

/** A task with this many reviewed answers: people gave the right code, the model always the first one. */
export function reviewedStays(count: number): CodingTask {
  const examples = staysOf(count, 2).map(({ id, text }) => {
    const code = id.split("-")[0] ?? "";
    return { text, codeIds: [code], byModel: ["staff"] };
  });
  const codes = Object.keys(SUBJECTS).map((id) => {
    const name = `Topic ${id.slice(0, 1)}`;
    return { id, category: "Stay", name, definition: null, sentiment: "Neutral" as const };
  });
  return { codingType: "qualitative_topics", language: "en", question: null, codes, examples };
}
