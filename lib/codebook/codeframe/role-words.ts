/**
 * What a column of a codeframe holds. A `net` is a category, or a level of categories; `parent`, the category in which
 * that of the row stands.
 */
export const ROLES = [
  "number",
  "code",
  "net",
  "parent",
  "definition",
  "include",
  "exclude",
  "always",
  "exclusive",
  "sentiment",
  "code_id",
  "ignore",
] as const;
export type Role = (typeof ROLES)[number];

/** “Code” stands above numbers and above names. */
const CODE = /^(?:codes?|kode|código|codigo|codice)$/;
const DESCRIPTION = /^(?:description|beschreibung|descripción)$/;

/** The names of columns by role, the surest first. */
const WORDS: Record<Exclude<Role, "ignore">, readonly RegExp[]> = {
  number: [
    /^(?:code ?(?:number|no|nr|num|id)|codenummer)\.?$/,
    CODE,
    /^(?:number|no|nr|num|#|values?|wert|nummer|n[uú]m[eé]ro|valeur|valore?)\.?$/,
  ],
  code: [
    /^(?:(?:code |value )?(?:names?|labels?|texts?)|codename|codetext|bezeichnung|beschriftung|libell[ée]|intitulé|nom|etiqueta|nombre|etichetta|nome|naam|omschrijving)$/,
    CODE,
    DESCRIPTION,
  ],
  net: [
    /^(?:(?:main ?|sub ?|super ?|ober|unter|haupt)?(?:net|category|kategorie|theme|thema|group|gruppe|level|ebene|heading|catégorie|thème|groupe|categor[íi]a|tema|grupo|rubrik)s?(?: ?(?:name|label))?[ -]?\(?\d*\)?)$/,
  ],
  parent: [/^parent ?(?:category|net)$/],
  definition: [/^(?:definition|explanation|erklärung|définition|definición)$/, DESCRIPTION],
  include: [/^(?:includes?|counts)$/],
  exclude: [/^(?:excludes?|does not count)$/],
  always: [/^(?:always(?: codes?)?|immer)$/],
  exclusive: [/^(?:exclusive|exklusiv|single|stands alone)$/],
  sentiment: [/^(?:sentiment|polarity|valence|tone|tonality|tonalität|stimmung|sentimiento|tonalité)$/],
  code_id: [/^code id$/],
};

/** How surely a column's name speaks of the role, 0 being the surest; -1 if it does not. */
export function rankOf(role: Exclude<Role, "ignore">, name: string): number {
  const plain = name.slice(0, 100).toLowerCase().replaceAll("_", " ").replace(/\s+/g, " ").trim();
  return WORDS[role].findIndex((pattern) => pattern.test(plain));
}

/** Whether a column's name speaks of any role. */
export const isRoleName = (name: string): boolean =>
  (Object.keys(WORDS) as (keyof typeof WORDS)[]).some((role) => rankOf(role, name) >= 0);
