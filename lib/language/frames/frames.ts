import { readdirSync } from "node:fs";
import { memoized, once } from "../memoized";
import { dataPath, readTable } from "../read-data";

/** A code of a frame: a neutral name, a one-sentence definition, and expressions that say by themselves it is meant. */
export type FieldCode = {
  key: string;
  category: string;
  name: string;
  definition: string;
  words: readonly string[];
};

/** The codebook with which coders begin in a field of survey research. */
export type FieldFrame = {
  key: string;
  name: string;
  /** A sentence that says which surveys the frame is for. */
  definition: string;
  /** Expressions that tell this field from others. */
  words: readonly string[];
  codes: readonly FieldCode[];
};

const FOLDER = "language/frames/data";
const COLUMNS = ["language", "code", "category", "name", "definition", "words"] as const;
/** The code of the row that describes the frame itself. */
const FRAME = "frame";

/** The keys of all frames, in alphabetical order. */
export const frameKeys = once((): readonly string[] =>
  readdirSync(dataPath(FOLDER))
    .flatMap((file) => (file.endsWith(".tsv") ? file.slice(0, -".tsv".length) : []))
    .toSorted(),
);

const tables = once(
  () => new Map(frameKeys().map((key) => [key, readTable(`${FOLDER}/${key}.tsv`, COLUMNS)] as const)),
);

/** All frames in a language (ISO 639-1); none in a language into which they are not translated. */
export const framesIn = memoized((language): readonly FieldFrame[] =>
  [...tables()].flatMap(([key, rows]) => {
    const [frame, ...codes] = rows.filter((row) => row.language === language);
    if (!frame || frame.code !== FRAME) return [];
    const { name, definition, words } = frame;
    return { key, name, definition, words: words.split(", "), codes: codes.map(codeOf) };
  }),
);

/** The frame with this key, in a language or else in English; undefined if there is none. */
export const frameNamed = (key: string, language: string): FieldFrame | undefined =>
  [language, "en"].flatMap((own) => framesIn(own).filter((frame) => frame.key === key))[0];

const wordsByDefinition = once((): ReadonlyMap<string, readonly string[]> => {
  const found = new Map<string, readonly string[]>();
  for (const { definition, words } of [...tables().values()].flat()) {
    found.set(definition, [...(found.get(definition) ?? []), ...words.split(", ")]);
  }
  return found;
});

/** The definition of a frame's code with which a text begins, and the typical expressions of codes defined so. */
export function definedCode(text: string): { definition: string; words: readonly string[] } | null {
  for (let end = text.indexOf(".") + 1; end > 0; end = text.indexOf(".", end) + 1) {
    const definition = text.slice(0, end);
    const words = wordsByDefinition().get(definition);
    if (words) return { definition, words };
  }
  return null;
}

const codeOf = ({ code, category, name, definition, words }: Record<(typeof COLUMNS)[number], string>): FieldCode => ({
  ...{ key: code, category, name, definition },
  words: words.split(", "),
});
