import type { CodingType } from "@/db/schema/terms";

/** Headings of generated codebooks that no answer supplies. */
export type Headings = {
  praise: string;
  complaints: string;
  mentions: string;
  both: string;
  example: string;
  not: string;
  other: string;
  otherDefinition: string;
  quiet: string;
  quietDefinition: string;
  /** Before a theme's name: what people like of it, and what they do not. */
  good: string;
  bad: string;
  themes: string;
  names: string;
};

const ENGLISH: Headings = {
  praise: "Praise of",
  complaints: "Complaints about",
  mentions: "Mentions of",
  both: "Praise and complaints about",
  example: "For example",
  not: "Not",
  other: "Other",
  otherDefinition: "Answers that fit none of the other codes.",
  quiet: "Nothing / don't know",
  quietDefinition: `Answers without content: "nothing", "don't know", "no comment".`,
  good: "Good",
  bad: "Problems with",
  themes: "Further themes",
  names: "Names",
};

const HEADINGS: Readonly<Record<string, Headings>> = {
  en: ENGLISH,
  de: {
    praise: "Lob für",
    complaints: "Kritik an",
    mentions: "Erwähnungen von",
    both: "Lob und Kritik an",
    example: "Zum Beispiel",
    not: "Nicht",
    other: "Sonstiges",
    otherDefinition: "Antworten, auf die kein anderer Code passt.",
    quiet: "Nichts / weiß nicht",
    quietDefinition: `Antworten ohne Inhalt: "nichts", "weiß nicht", "keine Angabe".`,
    good: "Lob:",
    bad: "Probleme mit",
    themes: "Weitere Themen",
    names: "Namen",
  },
  es: {
    praise: "Elogios sobre",
    complaints: "Quejas sobre",
    mentions: "Menciones de",
    both: "Elogios y quejas sobre",
    example: "Por ejemplo",
    not: "No",
    other: "Otros",
    otherDefinition: "Respuestas que no encajan en ningún otro código.",
    quiet: "Nada / no sabe",
    quietDefinition: `Respuestas sin contenido: "nada", "no sé", "sin comentarios".`,
    good: "Elogios:",
    bad: "Problemas con",
    themes: "Otros temas",
    names: "Nombres",
  },
  fr: {
    praise: "Éloges :",
    complaints: "Critiques :",
    mentions: "Mentions :",
    both: "Éloges et critiques :",
    example: "Par exemple",
    not: "Pas",
    other: "Autre",
    otherDefinition: "Réponses qui n'entrent dans aucun autre code.",
    quiet: "Rien / ne sait pas",
    quietDefinition: `Réponses sans contenu : "rien", "je ne sais pas", "sans avis".`,
    good: "Éloges :",
    bad: "Problèmes :",
    themes: "Autres thèmes",
    names: "Noms",
  },
  pt: {
    praise: "Elogios a",
    complaints: "Queixas sobre",
    mentions: "Menções a",
    both: "Elogios e queixas sobre",
    example: "Por exemplo",
    not: "Não",
    other: "Outros",
    otherDefinition: "Respostas que não cabem em nenhum outro código.",
    quiet: "Nada / não sabe",
    quietDefinition: `Respostas sem conteúdo: "nada", "não sei", "sem comentários".`,
    good: "Elogios:",
    bad: "Problemas com",
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
