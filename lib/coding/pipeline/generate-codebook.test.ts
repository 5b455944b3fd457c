import { expect, test } from "vitest";
import { localEngine } from "@/lib/engines/local/engine";
import { duplicateKey } from "@/lib/language/normalize";
import { prepareAnswers } from "@/lib/preparation/prepare";
import { groupEqual } from "./answer-groups";
import { generateCodebook } from "./generate-codebook";

const CONTEXT = { codingType: "qualitative", language: "en", wording: null, survey: null } as const;
const TEXTS = [
  "Das Personal war sehr freundlich und hilfsbereit",
  "Wir mussten an der Kasse viel zu lange warten",
  "Das Essen war leider kalt und hat nicht geschmeckt",
  ...["weiß nicht", "keine Ahnung", "ich weiß nicht", "nichts", "gar nichts", "eigentlich nichts"],
];
const groups = groupEqual(
  prepareAnswers(
    TEXTS.map((text, index) => ({ id: `${index}`, text })),
    { question: null, ...CONTEXT },
  ),
);

test("the codes for answers that say nothing are in the language of the others, in one category Other", async () => {
  const { codebook } = await generateCodebook(localEngine, CONTEXT, groups);
  const last = codebook.at(-1);
  expect(last?.name).toBe("Sonstiges");
  expect(last?.codes.map(({ name }) => name)).toEqual(["Sonstiges", "Nichts / alles gut", "Weiß nicht"]);
});

test("such a code that people struck stays away", async () => {
  const decided = new Map([[duplicateKey("Weiß nicht"), null]]);
  const { codebook } = await generateCodebook(localEngine, CONTEXT, groups, { decided });
  expect(codebook.flatMap(({ codes }) => codes.map(({ name }) => name))).not.toContain("Weiß nicht");
});
