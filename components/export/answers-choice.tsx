"use client";

import { useQuery } from "@tanstack/react-query";
import { usePathname, useSearchParams } from "next/navigation";
import { useAnswerFilter } from "../answers/use-answer-filter";
import { type ApiFilter, apiFilter } from "../filters/api-filter";
import { savedViewsQuery } from "../filters/queries";
import { parseTableQuery } from "../tables/table-query";
import { Select } from "../ui/select";
import type { ExportChoice, ExportIds } from "./queries";

type AnswersChoiceProps = {
  ids: ExportIds;
  only: ExportChoice["only"];
  onChange: (part: Pick<ExportChoice, "only" | "filter">) => void;
};

/** Chooses which answers a file has: all, those of the page behind the dialog, or those of a saved view. */
export function AnswersChoice({ ids, only, onChange }: AnswersChoiceProps) {
  const { data: views = [] } = useQuery(savedViewsQuery(ids));
  const page = usePageFilter();
  if (views.length === 0 && !page) return null;
  const filterOf = (choice: string) =>
    (choice === "page" ? page : views.find(({ id }) => id === choice)?.filter) ?? null;
  return (
    <Select
      id="export-only"
      label="Which answers"
      value={only}
      onChange={({ target }) => onChange({ only: target.value, filter: filterOf(target.value) })}
    >
      <option value="all">All answers</option>
      {page && <option value="page">As filtered on this page</option>}
      {views.map(({ id, name }) => (
        <option key={id} value={id}>
          View: {name}
        </option>
      ))}
    </Select>
  );
}

/** The filter of the overview, the answers or the tables; null elsewhere, and without a filter. */
function usePageFilter(): ApiFilter | null {
  const path = usePathname();
  const search = useSearchParams();
  const { filter } = useAnswerFilter();
  const table = parseTableQuery(new URLSearchParams(search));
  const page = path.endsWith("/tables")
    ? { ...table.filter, ...(table.where.length > 0 && { segment: table.where }) }
    : filter;
  const given = /\/(tables|answers|questions\/[^/]+)$/.test(path) ? apiFilter(page) : null;
  return given && Object.keys(given).length > 0 ? given : null;
}
