import { netsAbove } from "@/lib/codebook/nets";
import { ownValue } from "@/lib/data/own-value";
import { writeAnswerKey } from "./answer-key";
import { OUT_OF_BASE } from "./answer-states";
import { namedCodes } from "./code-names";
import type { ExportFrame } from "./export-frame";
import { UNNAMED } from "./find-source";
import { mergedColumns } from "./merged-columns";
import type { ExportedAnswer, ExportedMention } from "./read-answers";

export const SAV_LAYOUTS = ["columns_by_mention", "binary_dummy"] as const;
export const LAYOUTS = [...SAV_LAYOUTS, "one_row_per_code", "wide"] as const;
export type Layout = (typeof LAYOUTS)[number];

/** Which columns an export has beside the answers and their codes. */
export type Included = {
  demographics: boolean;
  sentiment: boolean;
  confidence: boolean;
  evidence: boolean;
  /** The key that identifies the answer when edits are imported; always the last column. */
  key: boolean;
};

/** `Included`, and whether the file states who or what gave each code and when. Files in .sav and triple-s never do. */
export type IncludedAsText = Included & { provenance: boolean };

export type LayoutOptions = IncludedAsText & { layout: Layout };

export type Cell = string | number | null;
export type Column = { name: string; type: "text" | "number" };
/** The columns of an export, with unique names, and a function that makes the rows of one answer. */
export type Sheet = { columns: Column[]; header: string[]; rowsOf: (answer: ExportedAnswer) => Cell[][] };
type Mention = ExportedMention;

/** Separates the codes within a cell. */
export const SEPARATOR = " | ";
export const KEY_COLUMN = "import_key";

/** The header and rows of a layout: one row per answer, or in `one_row_per_code` one per mention. */
export function layOut(frame: ExportFrame, options: LayoutOptions): Sheet {
  const segments = options.demographics ? frame.segments : [];
  const { columns, cellsOf } = LAID[options.layout](frame, options);
  const merged = mergedColumns(frame.merged, options.layout);
  const all = distinct([
    text(frame.idColumn ?? UNNAMED),
    ...(frame.isGrouped ? [number("wave")] : []),
    text(frame.wording),
    ...translationOf(frame),
    ...segments.map(({ name, isNumeric }) => (isNumeric ? number(name) : text(name))),
    ...columns,
    ...merged.columns,
    number("reviewed"),
    ...(options.key ? [text(KEY_COLUMN)] : []),
  ]);
  return {
    columns: all,
    header: all.map(({ name }) => name),
    rowsOf: (answer) => {
      const wave = frame.isGrouped ? [answer.wave] : [];
      const before = [
        answer.id,
        ...wave,
        answer.text,
        ...(hasTranslations(frame) ? [answer.translation] : []),
        ...segments.map((segment) => segmentCell(answer.segments, segment)),
      ];
      const after = [...merged.cellsOf(answer), answer.reviewed ? 1 : 0, ...(options.key ? [keyOf(answer)] : [])];
      return cellsOf(answer).map((cells) => [...before, ...cells, ...after]);
    },
  };
}

export const keyOf = (answer: ExportedAnswer): string => writeAnswerKey(answer);

/** The cell of a segment. In a column of numbers it is a number, even if it was sent as text. */
export function segmentCell(
  segments: ExportedAnswer["segments"],
  { name, isNumeric }: ExportFrame["segments"][number],
): Cell {
  const value = ownValue(segments, name);
  if (value === undefined || value === "") return null;
  return isNumeric ? Number(value) : value;
}

/**
 * The columns of one question in a table with a row per respondent: the answer, its codes, and whether a person has
 * decided about them.
 */
export function questionColumns(
  frame: ExportFrame,
  options: IncludedAsText & { layout: Exclude<Layout, "one_row_per_code"> },
): { columns: Column[]; cellsOf: (answer: ExportedAnswer) => Cell[] } {
  const { columns, cellsOf } = LAID[options.layout](frame, options);
  const merged = mergedColumns(frame.merged, options.layout);
  return {
    columns: [text(frame.wording), ...translationOf(frame), ...columns, ...merged.columns, number("reviewed")],
    cellsOf: (answer) => [
      ...[answer.text, ...(hasTranslations(frame) ? [answer.translation] : []), ...(cellsOf(answer)[0] ?? [])],
      ...[...merged.cellsOf(answer), answer.reviewed ? 1 : 0],
    ],
  };
}

const hasTranslations = ({ bytes }: ExportFrame): boolean => bytes.translation > 0;
const translationOf = (frame: ExportFrame): Column[] => (hasTranslations(frame) ? [text("translation")] : []);

export const text = (name: string): Column => ({ name, type: "text" });
export const number = (name: string): Column => ({ name, type: "number" });

type Laid = { columns: Column[]; cellsOf: (answer: ExportedAnswer) => Cell[][] };

const LAID: Record<Layout, (frame: ExportFrame, options: LayoutOptions) => Laid> = {
  /** Columns for the first mention, for the second, and so on. */
  columns_by_mention({ mentions: max }, options) {
    const details = detailsOf(options);
    const places = Array.from({ length: max }, (_, place) => place);
    return {
      columns: places.flatMap((place) => [
        text(`code_${place + 1}`),
        number(`code_number_${place + 1}`),
        ...details.map(({ name }) => text(`${name}_${place + 1}`)),
      ]),
      cellsOf: ({ mentions }) => [
        places.flatMap((place) => {
          const mention = mentions[place];
          if (!mention) return [null, null, ...details.map(() => null)];
          return [mention.name, mention.number, ...details.map(({ cellOf }) => cellOf(mention))];
        }),
      ],
    };
  },

  /** One 0/1 column per code; empty if the answer is not coded yet. */
  binary_dummy({ codebook }, options) {
    const details = detailsOf(options);
    const codes = namedCodes(codebook);
    return {
      columns: codes.flatMap(({ name }) => [
        number(name),
        ...details.map((detail) => text(`${name} (${detail.name})`)),
      ]),
      cellsOf: ({ mentions, state }) => {
        const byNumber = new Map(mentions.map((mention) => [mention.number, mention]));
        const absent = OUT_OF_BASE.includes(state) ? null : 0;
        return [
          codes.flatMap(({ number }) => {
            const mention = byNumber.get(number);
            return [mention ? 1 : absent, ...details.map(({ cellOf }) => (mention ? cellOf(mention) : null))];
          }),
        ];
      },
    };
  },

  /** Long format: one row per code of an answer; an answer without codes has one row. */
  one_row_per_code({ codebook }, options) {
    const details = detailsOf(options);
    const above = netsAbove(codebook);
    const nets = new Map(codebook.flatMap(({ id, codes }) => codes.map(({ codeNumber }) => [codeNumber, above(id)])));
    const isNested = codebook.some(({ parentId }) => parentId);
    const netsOfCode = (code: number) => (isNested ? [nets.get(code) ?? null] : []);
    return {
      columns: [
        ...[text("category"), text("code"), number("code_number")],
        ...details.map(({ name }) => text(name)),
        ...(isNested ? [text("nets_above")] : []),
      ],
      cellsOf: ({ mentions }) =>
        mentions.length === 0
          ? [[null, null, null, ...details.map(() => null), ...netsOfCode(0)]]
          : mentions.map((mention) => [
              mention.category,
              mention.name,
              mention.number,
              ...details.map(({ cellOf }) => cellOf(mention)),
              ...netsOfCode(mention.number),
            ]),
    };
  },

  /** One column per kind of value, in which the values of all mentions are joined. */
  wide(_, options) {
    const values = [
      { name: "codes", cellOf: ({ name }: Mention) => name },
      { name: "code_numbers", cellOf: ({ number }: Mention) => String(number) },
      ...detailsOf(options),
    ];
    return {
      columns: values.map(({ name }) => text(name)),
      cellsOf: ({ mentions }) => [
        values.map(({ cellOf }) => mentions.map((mention) => cellOf(mention) ?? "").join(SEPARATOR) || null),
      ],
    };
  },
};

type Detail = { name: string; cellOf: (mention: Mention) => string | null };

const detailsOf = ({ sentiment, confidence, evidence, provenance }: IncludedAsText): Detail[] => [
  ...(sentiment ? [{ name: "sentiment", cellOf: (mention: Mention) => mention.sentiment }] : []),
  ...(confidence ? [{ name: "confidence", cellOf: (mention: Mention) => mention.confidence }] : []),
  ...(evidence ? [{ name: "evidence", cellOf: (mention: Mention) => mention.evidence }] : []),
  ...(provenance ? PROVENANCE : []),
];

const PROVENANCE: Detail[] = [
  { name: "source", cellOf: ({ given }) => given.source },
  { name: "engine", cellOf: ({ given }) => given.engine },
  { name: "suggestion_id", cellOf: ({ given }) => given.suggestionId },
  { name: "actor", cellOf: ({ given }) => given.actor },
  { name: "decided_at", cellOf: ({ given }) => given.at.toISOString() },
];

/** Adds a number to repeated names, so that every column's name is unique. */
export function distinct(columns: readonly Column[]): Column[] {
  const taken = new Set<string>();
  return columns.map(({ name, type }) => {
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name}_${number}`;
    taken.add(free.toLowerCase());
    return { name: free, type };
  });
}
