import { expect, test } from "vitest";
import { frame, task } from "@/test/local-task";
import { learnTask } from "./task-model";

const ENDS = ["today", "again", "as always", "on Monday", "last week"];
const CODES = frame(
  ["Choir", 'Mentions of the choir: sang, fine, well. For example "the choir sang well", "a fine choir".', "Neutral"],
  ["Ticket", 'Mentions of tickets: desk. For example "the ticket desk was closed", "no ticket for us".', "Neutral"],
  ["Parking", 'Mentions of parking: park. For example "parking was full", "no room to park".', "Neutral"],
);

/**
 * The codes that a generated codebook gives to each of these texts, after learning from 120 answers with these
 * wordings.
 */
function codesOf(texts: readonly string[], wordings: readonly string[], codes = CODES): string[][] {
  const { code } = learnTask(task(codes, { codingType: "qualitative_topics", corpus: corpusOf(wordings) }));
  return texts.map((text) => code({ id: text, text, language: "en" }).mentions.map(({ codeId }) => codeId));
}

const corpusOf = (wordings: readonly string[]) =>
  Array.from({ length: 120 }, (_, at) => `${wordings[at % wordings.length]} ${ENDS[at % ENDS.length]}`);

test("a short clause about another subject gets its code, however much the rest says", () => {
  const wordings = [
    "the choir sang well",
    "a fine choir",
    "sang well all evening",
    "the ticket desk was closed",
    "no ticket for us",
    "the desk was closed",
    "parking was full",
    "no room to park the car",
    "we could not park",
  ];
  const [codes] = codesOf(["the choir sang well, a fine choir with fine voices, but the desk was closed"], wordings);
  expect(codes).toEqual(["Choir", "Ticket"]);
});

test("a code of general words is given to less than half of the answers, but to all that say its name", () => {
  const wordings = [
    "the choir sang well",
    "a fine choir",
    "sang well, all of them",
    "they sang far too long",
    "well prepared and fine to hear",
    "a fine evening",
    "fine voices",
    "the ticket desk was closed",
    "no ticket for us",
  ];
  const shareOf = (texts: readonly string[]) => {
    const given = codesOf(texts, wordings, CODES.slice(0, 2));
    return given.filter((codes) => codes.includes("Choir")).length / texts.length;
  };
  const corpus = corpusOf(wordings);
  expect(shareOf(corpus)).toBeGreaterThan(0.3);
  expect(shareOf(corpus)).toBeLessThan(0.5);
  expect(shareOf(corpus.filter((text) => text.includes("choir")))).toBe(1);
});

test("a code whose name most answers say is given to all of them", () => {
  const wordings = ["the choir sang well", "a fine choir", "our choir", "the choir was late", "no ticket for us"];
  const given = codesOf(corpusOf(wordings), wordings, CODES.slice(0, 2));
  expect(given.filter((codes) => codes.includes("Choir"))).toHaveLength(96);
});
