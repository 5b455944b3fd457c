import Link from "next/link";
import type { AnswerFlag } from "@/db/schema/terms";
import type { CodeLine } from "@/lib/results/read-codes";
import { classNames } from "../ui/class-names";
import { CONFIDENCE_WORDS } from "../ui/confidence-gauge";
import { whole } from "../ui/figures";
import { Icon } from "../ui/icon";
import { type AnswerQuery, answersHref } from "./answer-query";

const FLAG_FILTERS: Record<AnswerFlag | "uncoded", string> = {
  uncoded: "Without a code",
  empty: "Empty",
  gibberish: "Not readable",
  non_answer: "Says nothing",
  duplicate: "Duplicate",
};

export type FilterCounts = { total: number; low: number; uncoded: number };

type FilterProps = { path: string; query: AnswerQuery; codes: CodeLine[]; counts: FilterCounts };

/** What is shown of the answers: three views with their counts, and each filter that is set, with a way to drop it. */
export function AnswerFilters({ path, query, codes, counts }: FilterProps) {
  const { after: _, ...filters } = query;
  const code = codes.find(({ id }) => id === filters.code);
  const isPlain = Object.values(filters).every((value) => value === undefined);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <nav aria-label="Which answers" className="inline-flex rounded-2 border border-line bg-sunken p-px">
        <View href={answersHref(path, {})} isOn={isPlain} name="All" count={counts.total} />
        <View
          href={answersHref(path, { confidence: "low" })}
          isOn={filters.confidence === "low" && !filters.code && !filters.flag}
          name="Low confidence"
          count={counts.low}
        />
        <View
          href={answersHref(path, { flag: "uncoded" })}
          isOn={filters.flag === "uncoded" && !filters.code && !filters.confidence}
          name="Without a code"
          count={counts.uncoded}
        />
      </nav>
      {code && <Filter field="Code" value={code.name} without={answersHref(path, { ...filters, code: undefined })} />}
      {filters.flag && filters.flag !== "uncoded" && (
        <Filter
          field="Flag"
          value={FLAG_FILTERS[filters.flag]}
          without={answersHref(path, { ...filters, flag: undefined })}
        />
      )}
      {filters.confidence && filters.confidence !== "low" && (
        <Filter
          field="Confidence"
          value={CONFIDENCE_WORDS[filters.confidence]}
          without={answersHref(path, { ...filters, confidence: undefined })}
        />
      )}
    </div>
  );
}

function View({ href, isOn, name, count }: { href: string; isOn: boolean; name: string; count: number }) {
  return (
    <Link
      href={href}
      aria-current={isOn ? "true" : undefined}
      className={classNames(
        "type-small flex min-h-6 items-center gap-1.5 rounded-[5px] px-2.5 no-underline hover:no-underline coarse:min-h-10",
        isOn ? "bg-raised font-[550] text-ink shadow-1" : "text-ink-2 hover:bg-hover",
      )}
    >
      {name} <span className="type-label figures text-ink-3">{whole(count)}</span>
    </Link>
  );
}

function Filter({ field, value, without }: { field: string; value: string; without: string }) {
  return (
    <span className="type-small inline-flex min-h-[26px] max-w-full items-stretch overflow-hidden rounded-2 border border-line bg-surface coarse:min-h-10">
      <span className="flex items-center px-2 text-ink-3">{field}</span>
      <span className="flex min-w-0 items-center border-s border-line-soft px-2 font-[550]">
        <span className="truncate">{value}</span>
      </span>
      <Link
        href={without}
        aria-label={`Remove the filter ${field}: ${value}`}
        className="flex items-center border-s border-line-soft px-1.5 text-ink-2 hover:bg-hover coarse:px-3"
      >
        <Icon name="close" className="size-3" />
      </Link>
    </span>
  );
}
