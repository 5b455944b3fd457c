import { expect, test } from "vitest";
import { codebookRequest } from "@/test/codebook-request";
import { withoutArtefacts } from "./artefacts";
import { generateCodebook } from "./generate";

test.each(["[EMAIL]", "[NAME_1]", "[PHONE NUMBER]", "EMAIL]", "@ferryline", "https://example.org/a?b=c", "<br />"])(
  "%s is no word of an answer",
  (artefact) => {
    expect(withoutArtefacts(`we met ${artefact} there`)).toBe("we met , there");
  },
);

const ARTEFACTS = [
  "https://t.example/x1",
  "www.harbour.example",
  "@harbourline",
  "RT @harbourline:",
  "info@harbour.example",
  "<b>",
  "&amp;",
  "[EMAIL]",
  "Kind regards",
  "Sent from my tablet",
];

test("no name, keyword or quote has a link, a handle, markup, an entity or a signature", () => {
  const subjects = ["the ferry was late", "a late ferry", "cold soup again", "the soup was cold", "our deckchair"];
  const texts = Array.from({ length: 240 }, (_, at) => {
    const artefact = ARTEFACTS[at % ARTEFACTS.length] as string;
    const subject = subjects[at % subjects.length] as string;
    return at % 2 === 0 ? `${artefact} ${subject}` : `${subject}, ${artefact}`;
  });
  const codes = generateCodebook(codebookRequest(texts)).flatMap((category) => category.codes);
  expect(codes.map(({ name }) => name).join()).toMatch(/ferry.*soup|soup.*ferry/i);
  expect(JSON.stringify(codes)).not.toMatch(/http|www|@|harbour|<b>|amp|EMAIL|regards|tablet/i);
});

test("the mark of a hashtag is dropped, its word stays, and quotes are passages of the answers", () => {
  const wordings = ["#deckchair broken", "a #deckchair", "the deckchair", "#ferry late", "the late ferry", "a ferry"];
  const texts = Array.from({ length: 240 }, (_, at) => wordings[at % wordings.length] as string);
  const codes = generateCodebook(codebookRequest(texts)).flatMap((category) => category.codes);
  expect(codes.map(({ name }) => name)).toContain("Deckchair");
  for (const { definition } of codes)
    for (const [, quote = ""] of (definition ?? "").matchAll(/"([^"]+)"/g))
      expect(texts.some((text) => text.includes(quote))).toBe(true);
});
