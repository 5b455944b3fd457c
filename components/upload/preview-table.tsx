"use client";

import { useEffect, useRef } from "react";
import { classNames } from "../ui/class-names";
import { whole } from "../ui/figures";
import { SelectBox } from "../ui/select-box";
import { type ColumnRole, ROLE_WORDS } from "./column-roles";
import type { FilePreview } from "./queries";

const SHOWN_ROWS = 6;
const ROLES = Object.keys(ROLE_WORDS) as ColumnRole[];

type PreviewTableProps = {
  preview: FilePreview;
  roles: readonly ColumnRole[];
  onRole: (column: number, role: ColumnRole) => void;
};

const endOf = ({ offsetLeft, offsetWidth }: HTMLElement) => offsetLeft + offsetWidth;

/** The first rows of a file below the roles of its columns; scrolled to the first answer column. */
export function PreviewTable({ preview, roles, onRole }: PreviewTableProps) {
  const section = useRef<HTMLElement>(null);
  const firstText = preview.columns.findIndex(({ role }) => role === "text");
  useEffect(() => {
    const column = section.current?.querySelectorAll("th")[firstText];
    if (column && section.current) section.current.scrollLeft = endOf(column) - section.current.clientWidth;
  }, [firstText]);
  return (
    <section
      ref={section}
      aria-label="The first rows of the file"
      className="overflow-x-auto rounded-2 border border-line"
    >
      <table className="w-max min-w-full border-collapse">
        <thead className="bg-canvas">
          <tr>
            {preview.columns.map(({ index, name, label, distinct, filled }) => (
              <th
                key={index}
                scope="col"
                className={classNames(
                  "min-w-[150px] max-w-[420px] border-b border-line px-3 py-2.5 align-top",
                  roles[index] === "text" && "bg-accent-tint",
                )}
              >
                <span className="block truncate font-[550]" title={label ?? name}>
                  {name || `Column ${index + 1}`}
                </span>
                <span className="type-small figures block truncate font-normal text-ink-3">
                  {label ?? `${whole(filled)} filled, ${whole(distinct)} different`}
                </span>
                <span className="mt-1.5 grid">
                  <SelectBox
                    aria-label={`What ${name || `column ${index + 1}`} is`}
                    value={roles[index]}
                    onChange={({ target }) => onRole(index, target.value as ColumnRole)}
                    className="min-h-8 rounded-2 border border-line-strong bg-surface ps-2 text-ink coarse:min-h-11"
                  >
                    {ROLES.map((role) => (
                      <option key={role} value={role}>
                        {ROLE_WORDS[role]}
                      </option>
                    ))}
                  </SelectBox>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.rows.slice(0, SHOWN_ROWS).map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have nothing else.
            <tr key={row} className="border-b border-line-soft last:border-0">
              {preview.columns.map(({ index }) => (
                <td
                  key={index}
                  className={classNames(
                    "max-w-[420px] px-3 py-1.5 align-top",
                    roles[index] === "ignore" && "text-ink-3",
                    roles[index] === "text" && "bg-accent-tint/50",
                  )}
                >
                  <span dir="auto" className="line-clamp-2 wrap-anywhere">
                    {cells[index]}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
