import type { CodingType } from "@/db/schema/terms";

/** Headings of generated codebooks that no answer supplies. */
export type Headings = { other: string; otherDefinition: string; themes: string; names: string };

const ENGLISH: Headings = {
  other: "Other",
  otherDefinition: "Answers that fit none of the other codes.",
  themes: "Further themes",
  names: "Names",
};

const HEADINGS: Readonly<Record<string, Headings>> = {
  en: ENGLISH,
  de: {
    other: "Sonstiges",
    otherDefinition: "Antworten, auf die kein anderer Code passt.",
    themes: "Weitere Themen",
    names: "Namen",
  },
  es: {
    other: "Otros",
    otherDefinition: "Respuestas que no encajan en ningún otro código.",
    themes: "Otros temas",
    names: "Nombres",
  },
  fr: {
    other: "Autre",
    otherDefinition: "Réponses qui n'entrent dans aucun autre code.",
    themes: "Autres thèmes",
    names: "Noms",
  },
  pt: {
    other: "Outros",
    otherDefinition: "Respostas que não cabem em nenhum outro código.",
    themes: "Outros temas",
    names: "Nomes",
  },
};

/** The headings in a language (ISO 639-1), English where it is not known. */
export function headingsOf(language: string): Headings {
  return HEADINGS[language] ?? ENGLISH;
}

/** The category of an entity codebook, read from the question ("Which supermarkets ..." gives "Supermarkets"). */
export function entityCategory(question: string | null, language: string, codingType: CodingType): string {
  const asked =
    codingType === "entity" && question
      ? /\b(?:which|what|name (?:all|any|some)(?: of)?(?: the)?)\s+(?:other\s+)?(\p{L}{4,})\b/iu.exec(question)?.[1]
      : undefined;
  if (!asked || /^(?:does|would|should|could|comes|come|were|have|your|about|other|kind|type|made|makes)$/i.test(asked))
    return headingsOf(language).names;
  return asked.charAt(0).toUpperCase() + asked.slice(1).toLowerCase();
}
