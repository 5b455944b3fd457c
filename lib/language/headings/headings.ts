import { MORE_HEADINGS } from "./more-headings";

/** Headings of generated codebooks that no answer supplies. */
export type Headings = {
  praise: string;
  complaints: string;
  mentions: string;
  both: string;
  example: string;
  /** Null where nothing reads exclusions in that language. */
  not: string | null;
  other: string;
  otherDefinition: string;
  quiet: string;
  quietDefinition: string;
  /** After a theme's name: what people like of it, and what they do not. */
  praised: string;
  criticised: string;
  themes: string;
  /** Where there is no other heading. */
  onlyThemes: string;
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
  praised: "praise",
  criticised: "complaints",
  themes: "Further themes",
  onlyThemes: "Themes",
  names: "Names",
};

const HEADINGS: Readonly<Record<string, Headings>> = {
  en: ENGLISH,
  de: {
    praise: "Lob:",
    complaints: "Kritik:",
    mentions: "Nennungen:",
    both: "Lob und Kritik:",
    example: "Zum Beispiel",
    not: "Nicht",
    other: "Sonstiges",
    otherDefinition: "Antworten, auf die kein anderer Code passt.",
    quiet: "Nichts / weiß nicht",
    quietDefinition: `Antworten ohne Inhalt: "nichts", "weiß nicht", "keine Angabe".`,
    praised: "Lob",
    criticised: "Kritik",
    themes: "Weitere Themen",
    onlyThemes: "Themen",
    names: "Namen",
  },
  es: {
    praise: "Elogios:",
    complaints: "Quejas:",
    mentions: "Menciones:",
    both: "Elogios y quejas:",
    example: "Por ejemplo",
    not: "No",
    other: "Otros",
    otherDefinition: "Respuestas que no encajan en ningún otro código.",
    quiet: "Nada / no sabe",
    quietDefinition: `Respuestas sin contenido: "nada", "no sé", "sin comentarios".`,
    praised: "elogios",
    criticised: "quejas",
    themes: "Otros temas",
    onlyThemes: "Temas",
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
    praised: "éloges",
    criticised: "critiques",
    themes: "Autres thèmes",
    onlyThemes: "Thèmes",
    names: "Noms",
  },
  pt: {
    praise: "Elogios:",
    complaints: "Queixas:",
    mentions: "Menções:",
    both: "Elogios e queixas:",
    example: "Por exemplo",
    not: "Não",
    other: "Outros",
    otherDefinition: "Respostas que não cabem em nenhum outro código.",
    quiet: "Nada / não sabe",
    quietDefinition: `Respostas sem conteúdo: "nada", "não sei", "sem comentários".`,
    praised: "elogios",
    criticised: "queixas",
    themes: "Outros temas",
    onlyThemes: "Temas",
    names: "Nomes",
  },
};

/** The headings in a language (ISO 639-1), English where it is not known. */
export function headingsOf(language: string): Headings {
  return HEADINGS[language] ?? MORE_HEADINGS[language] ?? ENGLISH;
}

const REST = new Set(
  [...Object.values(HEADINGS), ...Object.values(MORE_HEADINGS)].map(({ otherDefinition }) => otherDefinition),
);

/** True for a definition of "Other" that takes what fits no other code, in any language that has headings. */
export function takesTheRest(definition: string | null): boolean {
  return definition !== null && REST.has(definition.trim());
}
