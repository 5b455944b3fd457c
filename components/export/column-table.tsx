import { counted, whole } from "../ui/figures";
import type { ExportPreview } from "./queries";

type Column = ExportPreview["columns"][number];

/** Lists the columns of a file, each with its type and its values in the first rows of the file. */
export function ColumnTable({ preview }: { preview: ExportPreview }) {
  const { columns, columns_total: total, rows, format } = preview;
  const hasLabels = columns.some(({ label }) => label !== null);
  return (
    <section
      aria-label="Columns"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
      tabIndex={0}
      className="max-h-[52vh] overflow-auto rounded-2 border border-line"
    >
      <table className="w-full border-separate border-spacing-0">
        <thead className="sticky top-0 z-1 bg-sunken text-ink-2">
          <tr className="type-label h-8">
            <th scope="col" className={HEAD}>
              {hasLabels ? "Variable" : "Column"}
            </th>
            <th scope="col" className={HEAD}>
              {hasLabels ? "Type and values" : "Type"}
            </th>
            {rows.map((_, index) => (
              <th key={placeKey(index)} scope="col" className={HEAD}>
                Row {index + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map((column, index) => (
            <tr key={column.name} className="align-baseline">
              <th scope="row" className={`${CELL} min-w-36 max-w-60 font-[550]`}>
                <span className={format === "sav" || format === "triple-s" ? "type-code" : ""}>{column.name}</span>
                {column.label !== null && column.label !== column.name && (
                  <span className="type-small line-clamp-2 font-normal text-ink-3">{column.label}</span>
                )}
              </th>
              <td className={`${CELL} type-small min-w-32 max-w-64 text-ink-2`}>
                {typeWords(column)}
                {column.values.length > 0 && <span className="line-clamp-2 text-ink-3">{valueWords(column)}</span>}
              </td>
              {rows.map((row, at) => (
                <td key={placeKey(at)} className={`${CELL} type-small min-w-24 max-w-56`}>
                  <span dir="auto" className="line-clamp-3">
                    {row[index] ?? ""}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {total > columns.length && (
        <p className="type-small p-3 text-ink-3">And {whole(total - columns.length)} more, which are not shown here.</p>
      )}
    </section>
  );
}

const HEAD = "border-b border-line px-3 font-[550]";
const CELL = "border-b border-line-soft px-3 py-1.5 wrap-anywhere";

/** A React key for the row at this place, because rows have no id. */
const placeKey = (index: number) => `row ${index}`;

function typeWords({ type, measure, width, set }: Column): string {
  const about = [measure, width === null ? null : counted(width, "byte"), set === null ? null : `in ${set}`];
  return [type, ...about.filter((words) => words !== null)].join(", ");
}

function valueWords({ values, values_total: total, missing }: Column): string {
  const shown = values.map(({ value, label }) => `${value} ${label}`).join(" · ");
  const more = total > values.length ? ` · and ${counted(total - values.length, "value")} more` : "";
  return `${shown}${more}${missing.length > 0 ? `; missing: ${missing.join(", ")}` : ""}`;
}
