import { expect, test } from "vitest";
import { conceptsIn } from "../concepts/concept-list";
import { framesIn } from "../frames/frames";
import { readTable } from "../read-data";
import { asksForWishes, wishNamed } from "./wishes";

test("a theme is named as a wish where it is clear what people wish for, by the name that it has", () => {
  expect(wishNamed("Waiting time", "en")).toBe("Shorter waits");
  expect(wishNamed("Wartezeit", "de")).toBe("Kürzere Wartezeiten");
  expect(wishNamed("Brand and trust", "en")).toBe("Brand and trust");
  const unknown = readTable("language/wishes/data/wishes.tsv", ["language", "topic"]).filter(
    ({ language, topic }) =>
      !conceptsIn(language).some((concept) => concept.topic === topic) &&
      !framesIn(language).some(({ codes }) => codes.some(({ name }) => name === topic)),
  );
  expect(unknown).toEqual([]);
});

test.each([
  "What could we improve?",
  "Do you have any suggestions for us?",
  "What should we do differently?",
  "Was können wir verbessern?",
  "Was sollten wir besser machen?",
  "Que pourrions-nous améliorer ?",
  "¿Qué podríamos mejorar?",
  "Che cosa potremmo migliorare?",
  "Wat kunnen we verbeteren?",
])("%s asks for wishes", (question) => expect(asksForWishes(question)).toBe(true));

test.each([
  "What did you like?",
  "What did you dislike about your stay?",
  "Why did you choose us?",
  "Was hat Ihnen nicht gefallen?",
  "Qu'avez-vous aimé ?",
  "Was finden Sie besser: A oder B?",
  "",
])("%s does not", (question) => expect(asksForWishes(question)).toBe(false));
