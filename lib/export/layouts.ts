import type { ShownResponse } from "@/lib/responses/read-coded";
import type { ExportFrame } from "./export-frame";

export const CSV_LAYOUTS = ["columns_by_mention", "binary_dummy"] as const;
export const XLSX_LAYOUTS = [...CSV_LAYOUTS, "one_row_per_code", "wide"] as const;
export type Layout = (typeof XLSX_LAYOUTS)[number];

export type ExportOptions = {
  layout: Layout;
  demographics: boolean;
  sentiment: boolean;
  confidence: boolean;
  /** False for programs that read the file: cells are written as they are. */
  escapeFormulas: boolean;
};

export type Cell = string | number | null;
/** The columns of an export, and a function that makes the rows of one answer. */
export type Sheet = { header: string[]; rowsOf: (response: ShownResponse) => Cell[][] };
type Mention = ShownResponse["codes"][number];

const SEPARATOR = " | ";

/** The header and rows of a layout: one row per answer, or in `one_row_per_code` one per mention. */
export function layOut(frame: ExportFrame, options: ExportOptions): Sheet {
  const segments = options.demographics ? frame.segments : [];
  const { columns, cellsOf } = LAYOUTS[options.layout](frame, options);
  return {
    header: distinct(["id", "answer", ...segments, ...columns, "reviewed"]),
    rowsOf: (response) => {
      const before = [response.id, response.text, ...segments.map((name) => response.segments[name] ?? null)];
      return cellsOf(response.codes).map((cells) => [...before, ...cells, response.reviewed ? 1 : 0]);
    },
  };
}

type Laid = { columns: string[]; cellsOf: (mentions: readonly Mention[]) => Cell[][] };

const LAYOUTS: Record<Layout, (frame: ExportFrame, options: ExportOptions) => Laid> = {
  /** Columns for the first mention, the second, and so on. */
  columns_by_mention({ mentions: most }, options) {
    const details = detailsOf(options);
    const places = Array.from({ length: most }, (_, place) => place);
    return {
      columns: places.flatMap((place) =>
        ["code", "code_number", ...details.map(({ name }) => name)].map((name) => `${name}_${place + 1}`),
      ),
      cellsOf: (mentions) => [
        places.flatMap((place) => {
          const mention = mentions[place];
          if (!mention) return [null, null, ...details.map(() => null)];
          return [mention.name, mention.code_number, ...details.map(({ cellOf }) => cellOf(mention))];
        }),
      ],
    };
  },

  /** One 0/1 column per code. */
  binary_dummy({ codebook }, options) {
    const details = detailsOf(options);
    const codes = codebook.flatMap((category) =>
      category.codes.map(({ id, name }) => ({ id, name, full: `${category.name}: ${name}` })),
    );
    const isShared = (name: string) => codes.filter((code) => code.name === name).length > 1;
    return {
      columns: codes.flatMap(({ name, full }) => {
        const column = isShared(name) ? full : name;
        return [column, ...details.map((detail) => `${column} (${detail.name})`)];
      }),
      cellsOf: (mentions) => {
        const byCode = new Map(mentions.map((mention) => [mention.code_id, mention]));
        return [
          codes.flatMap(({ id }) => {
            const mention = byCode.get(id);
            return [mention ? 1 : 0, ...details.map(({ cellOf }) => (mention ? cellOf(mention) : null))];
          }),
        ];
      },
    };
  },

  /** Long format: one row per code of an answer; an answer without codes has one row. */
  one_row_per_code(_, options) {
    const details = detailsOf(options);
    return {
      columns: ["category", "code", "code_number", "evidence", ...details.map(({ name }) => name)],
      cellsOf: (mentions) =>
        mentions.length === 0
          ? [[null, null, null, null, ...details.map(() => null)]]
          : mentions.map((mention) => [
              mention.category,
              mention.name,
              mention.code_number,
              mention.evidence,
              ...details.map(({ cellOf }) => cellOf(mention)),
            ]),
    };
  },

  /** One column per kind of value, in which the values of all mentions are joined. */
  wide(_, options) {
    const values = [
      { name: "codes", cellOf: ({ name }: Mention) => name },
      { name: "code_numbers", cellOf: ({ code_number }: Mention) => String(code_number) },
      ...detailsOf(options),
      { name: "evidence", cellOf: ({ evidence }: Mention) => evidence ?? "" },
    ];
    return {
      columns: values.map(({ name }) => name),
      cellsOf: (mentions) => [values.map(({ cellOf }) => mentions.map(cellOf).join(SEPARATOR) || null)],
    };
  },
};

const detailsOf = ({ sentiment, confidence }: ExportOptions) => [
  ...(sentiment ? [{ name: "sentiment", cellOf: (mention: Mention) => mention.mention_sentiment as string }] : []),
  ...(confidence ? [{ name: "confidence", cellOf: (mention: Mention) => mention.confidence as string }] : []),
];

/** Adds a number to repeated names, so that every column's name is unique. */
function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let free = name;
    for (let number = 2; taken.has(free.toLowerCase()); number++) free = `${name}_${number}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
