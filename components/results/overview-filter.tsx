"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useOptimistic, useTransition } from "react";
import type { Segment } from "@/lib/responses/list-segments";
import { SegmentFilter } from "../segments/segment-filter";
import { WeightChip } from "../tables/weight-chip";
import { counted, whole } from "../ui/figures";

type OverviewFilterProps = {
  segments: readonly Segment[];
  where: readonly string[];
  /** The number of answers in the chosen segments, and of all answers. */
  answers: number;
  all: number;
  /** The segment that weights the shares now, and that of the question; null for none. */
  weight: string | null;
  usualWeight: string | null;
};

/** Restricts the overview to segments and switches its weight, both kept in the page's address. */
export function OverviewFilter({ segments, where, answers, all, weight, usualWeight }: OverviewFilterProps) {
  const router = useRouter();
  const path = usePathname();
  const given = useSearchParams();
  const [isPending, startTransition] = useTransition();
  const [shown, show] = useOptimistic(where);
  const change = (next: readonly string[], weighting = given.get("weight")) => {
    const search = new URLSearchParams(given);
    search.delete("segment");
    search.delete("weight");
    for (const pair of next) search.append("segment", pair);
    if (weighting !== null) search.set("weight", weighting);
    startTransition(() => {
      show(next);
      router.replace(search.size > 0 ? `${path}?${search}` : path, { scroll: false });
    });
  };
  return (
    <div className="flex flex-wrap items-center gap-2" aria-busy={isPending}>
      <span className="flex flex-wrap items-center gap-2 print:hidden">
        <WeightChip
          weight={weight}
          usualWeight={usualWeight}
          what="overview"
          onChange={(weighting) => change(shown, weighting)}
        />
        {segments.length > 0 && <SegmentFilter segments={segments} where={shown} onChange={(next) => change(next)} />}
      </span>
      {shown.length > 0 && (
        <p role="status" className="type-small figures text-ink-3">
          {isPending ? "Counting …" : `${whole(answers)} of ${counted(all, "answer")}`}
        </p>
      )}
    </div>
  );
}
