/** A presentation as plain data: what its slides show. Sizes and colours are the writer's. */

/** How an organization's slides look. */
export type DeckStyle = {
  /** Six colours of six hexadecimal digits, the most important first. */
  colours: readonly string[];
  font: string;
  logo: Logo | null;
};

/** A picture with its size in pixels. */
export type Logo = { bytes: Uint8Array; type: "png" | "jpeg"; width: number; height: number };

export type Slide = {
  /** `cover`: a title with the lines below it, nothing else. */
  kind: "cover" | "figure";
  title: string;
  lines: readonly string[];
  figure?: Chart | SlideTable;
  /** What stands at the foot of the slide in small type. */
  foot: string;
  /** The speaker's notes, one paragraph per entry. */
  notes: readonly string[];
};

/** A native chart; its figures are shares between 0 and 1, in a workbook within the file. */
export type Chart = {
  type: "bars" | "stacked" | "lines";
  categories: readonly string[];
  series: readonly Series[];
  /** What the chart shows, for readers who cannot see it. */
  description: string;
};

export type Series = {
  name: string;
  /** One value per category; null is a gap. */
  values: readonly (number | null)[];
  /** Six hexadecimal digits; by default the next colour of the style. */
  colour?: string;
  /** Of a line: `hollow` for a point with a small base, `diamond` for one whose code has changed since. */
  points?: readonly ("plain" | "hollow" | "diamond")[];
};

export type SlideTable = {
  type: "table";
  /** In inches. */
  widths: readonly number[];
  headRows: number;
  rows: readonly (readonly TableCell[])[];
  description: string;
};

/** A cell; one with a `span` takes the place of that many columns. */
export type TableCell = {
  text: string;
  /** Follows the text in bold, such as the letters of significant differences. */
  marks?: string;
  isBold?: boolean;
  /** In grey. */
  isQuiet?: boolean;
  /** Cells of text stand at the left, others at the right. */
  isText?: boolean;
  span?: number;
  /** How far the text is indented, in steps. */
  level?: number;
};
