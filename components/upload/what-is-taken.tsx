"use client";

import { Button } from "../ui/button";
import { counted, whole } from "../ui/figures";
import { nameOf } from "./column-name";
import { type ColumnRole, isCodes, isPeriod, isSegment } from "./column-roles";
import { emptyWords } from "./empty-words";
import { holdsWords } from "./holds-words";
import { hasManyValues, ManyValues } from "./many-values";
import type { FilePreview } from "./queries";

/** The most names listed; the rest is only counted. */
const NAMED = 3;

type WhatIsTakenProps = {
  preview: FilePreview;
  roles: readonly ColumnRole[];
  onRole: (column: number, role: ColumnRole) => void;
};

/**
 * One sentence: which columns become questions, segments and the weight, and which are left out. Left-out columns with
 * words are always named.
 */
export function WhatIsTaken({ preview, roles, onRole }: WhatIsTakenProps) {
  const having = (role: ColumnRole) => preview.columns.filter(({ index }) => roles[index] === role);
  const [[id], [weight]] = [having("id"), having("weight")];
  const [questions, out] = [having("text"), having("ignore")];
  const segments = preview.columns.filter(({ index }) => isSegment(roles[index]));
  const segmentName = (column: FilePreview["columns"][number]) => {
    const role = roles[column.index];
    return isPeriod(role) ? `${nameOf(column)} by ${role}` : nameOf(column);
  };
  const worded = out.filter(({ index }) => holdsWords(preview.rows.map((cells) => cells[index] ?? "")));
  const many = out.filter((column) => !worded.includes(column) && hasManyValues(column));
  return (
    <div className="grid min-w-0 gap-1">
      <p className="figures text-ink-2 wrap-anywhere">
        <b className="font-[550] text-ink">{counted(questions.length, "question")}</b>
        {listOf(questions.map(nameOf))}, <b className="font-[550] text-ink">{counted(segments.length, "segment")}</b>
        {listOf(segments.map(segmentName))}
        {weight && (
          <>
            , <b className="font-[550] text-ink">weighted</b> by {nameOf(weight)}
          </>
        )}
        , {id ? `respondent ids from ${nameOf(id)}` : "respondents numbered by row"}
        {out.length > 0 && `; ${counted(out.length, "column")} left out${listOf(out.map(nameOf))}`}.{" "}
        {emptyWords(preview, questions)}
      </p>
      {worded.map((column) => (
        <p key={column.index} className="flex flex-wrap items-center gap-2 text-warn-ink">
          “{nameOf(column)}” holds words, and is left out.
          <Button type="button" onClick={() => onRole(column.index, "text")}>
            Use as answers
          </Button>
        </p>
      ))}
      <ManyValues columns={many.slice(0, NAMED)} onSegment={onRole} />
    </div>
  );
}

/** Warns of rows that have the id of another. */
export function RepeatedIds({ preview, roles }: Pick<WhatIsTakenProps, "preview" | "roles">) {
  const id = preview.columns.find(({ index }) => roles[index] === "id");
  const repeated = id && preview.row_count_exact ? id.filled - id.distinct : 0;
  if (repeated === 0) return null;
  const codes = roles.some(isCodes) ? ", and the codes of all" : "";
  return (
    <p className="text-warn-ink">
      {counted(repeated, "row")} {repeated === 1 ? "repeats" : "repeat"} the id of another: of each id the last row
      counts{codes}.
    </p>
  );
}

function listOf(names: readonly string[]): string {
  if (names.length === 0) return "";
  const more = names.length - NAMED;
  return ` (${names.slice(0, NAMED).join(", ")}${more > 0 ? ` and ${whole(more)} more` : ""})`;
}
