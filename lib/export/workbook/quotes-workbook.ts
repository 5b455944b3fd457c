import type { pickQuotes } from "@/lib/analytics/quotes/pick-quotes";
import { streamWorkbook } from "@/lib/tables/stream-workbook";
import type { ExportedFile } from "../file-name";

type Picked = Awaited<ReturnType<typeof pickQuotes>>;

/** Quotes as an Excel workbook, without ids of respondents. `part` names the segment by which they were chosen. */
export function quotesWorkbook(picked: Picked, part: string | undefined): ExportedFile {
  const hasTranslations = picked.some(({ quotes }) => quotes.some(({ translation }) => translation !== null));
  const header = ["category", "code", ...(part === undefined ? [] : [part]), "quote"];
  const rows = picked.flatMap(({ code, quotes }) =>
    quotes.map((quote) => [
      ...[code.category.name, code.name, ...(part === undefined ? [] : [quote.part]), quote.text],
      ...(hasTranslations ? [quote.translation] : []),
    ]),
  );
  const sheet = {
    name: "Quotes",
    widths: [24, 30, ...(part === undefined ? [] : [16]), 90],
    rows: [[...header, ...(hasTranslations ? ["translation"] : [])], ...rows],
  };
  return { name: "quotes.xlsx", content: streamWorkbook([sheet]) };
}
