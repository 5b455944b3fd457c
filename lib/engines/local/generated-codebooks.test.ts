import { expect, test } from "vitest";
import { frame, task } from "@/test/local-task";
import { learnTask } from "./task-model";

const ENDS = ["today", "again", "as always", "on Monday", "last week"];
const CODES = frame(
  ["Choir", 'Mentions of the choir: sang, fine, well. For example "the choir sang well", "a fine choir".', "Neutral"],
  ["Ticket", 'Mentions of tickets: desk. For example "the ticket desk was closed", "no ticket for us".', "Neutral"],
  ["Parking", 'Mentions of parking: park. For example "parking was full", "no room to park".', "Neutral"],
);

/** The codes that a generated codebook gives to each of these texts. */
function codesOf(texts: readonly string[], codes = CODES): string[][] {
  const { code } = learnTask(task(codes, { codingType: "qualitative_topics" }));
  return texts.map((text) => code({ id: text, text, language: "en" }).mentions.map(({ codeId }) => codeId));
}

const corpusOf = (wordings: readonly string[]) =>
  Array.from({ length: 120 }, (_, at) => `${wordings[at % wordings.length]} ${ENDS[at % ENDS.length]}`);

test("a short clause about another subject gets its code, however much the rest says", () => {
  const [codes] = codesOf(["the choir sang well, a fine choir with fine voices, but the desk was closed"]);
  expect(codes).toEqual(["Choir", "Ticket"]);
});

test("a code whose name most answers say is given to all of them", () => {
  const wordings = ["the choir sang well", "a fine choir", "our choir", "the choir was late", "no ticket for us"];
  const given = codesOf(corpusOf(wordings), CODES.slice(0, 2));
  expect(given.filter((codes) => codes.includes("Choir"))).toHaveLength(96);
});
