"use client";

import { SelectBox } from "../ui/select-box";
import type { FramePreview, FrameRole } from "./queries";

const ROLE_WORDS: Record<FrameRole, string> = {
  code: "Name of the code",
  number: "Number",
  net: "Category (net)",
  parent: "Parent category",
  definition: "Definition",
  include: "Counts",
  exclude: "Does not count",
  always: "Words that always give the code",
  exclusive: "Exclusive",
  sentiment: "Sentiment",
  code_id: "Id of an export",
  ignore: "Not read",
};
const ROLES = Object.keys(ROLE_WORDS) as FrameRole[];

type FrameColumnsProps = { preview: FramePreview; onRoles: (roles: FrameRole[]) => void };

/** The columns of a file of codes with some of their cells. Asks what each holds; nets alone may be several. */
export function FrameColumns({ preview: { columns }, onRoles }: FrameColumnsProps) {
  const setRole = (column: number, role: FrameRole) =>
    onRoles(
      columns.map(({ index, role: given }) => {
        if (index === column) return role;
        return given === role && role !== "net" ? "ignore" : given;
      }),
    );
  if (columns.length === 0) return null;
  return (
    <ul aria-label="Columns of the file" className="grid gap-1.5">
      {columns.map(({ index, name, role, samples }) => (
        <li key={index} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
          <span className="min-w-0">
            <span className="type-strong block truncate">{name}</span>
            <span dir="auto" className="type-small block truncate text-ink-3">
              {samples.join(" · ")}
            </span>
          </span>
          <SelectBox
            aria-label={`What ${name} is`}
            value={role}
            onChange={({ target }) => setRole(index, target.value as FrameRole)}
            className="min-h-8 rounded-2 border border-line-strong bg-surface ps-2 text-ink coarse:min-h-11"
          >
            {ROLES.map((each) => (
              <option key={each} value={each}>
                {ROLE_WORDS[each]}
              </option>
            ))}
          </SelectBox>
        </li>
      ))}
    </ul>
  );
}
