import { expect, test } from "vitest";
import { corpusSpace } from "./corpus-space";

test("words have embeddings from 100 answers on, and rare words are told from frequent ones in any number", () => {
  const texts = Array.from(
    { length: 100 },
    (_, at) => ["the ferry was late", "the soup was cold", "cold ferry"][at % 3],
  );
  const answers = texts.flatMap((text) => text ?? []);
  const many = corpusSpace(answers, "en");
  expect(many.vector("ferri")).toBeDefined();
  expect(corpusSpace(answers.slice(1), "en").vector("ferri")).toBeUndefined();
  expect(many.idf("soup")).toBeGreaterThan(many.idf("ferri"));
});
