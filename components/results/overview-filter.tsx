"use client";

import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useOptimistic, useTransition } from "react";
import type { Segment } from "@/lib/results/list-segments";
import { SegmentFilter } from "../segments/segment-filter";
import { counted, whole } from "../ui/figures";

type OverviewFilterProps = {
  segments: readonly Segment[];
  where: readonly string[];
  /** The number of answers in the chosen segments, and of all answers. */
  answers: number;
  all: number;
};

/** Restricts the overview to segments, which are kept in the page's address. */
export function OverviewFilter({ segments, where, answers, all }: OverviewFilterProps) {
  const router = useRouter();
  const path = usePathname();
  const given = useSearchParams();
  const [isPending, startTransition] = useTransition();
  const [shown, show] = useOptimistic(where);
  const change = (next: string[]) => {
    const search = new URLSearchParams(given);
    search.delete("segment");
    for (const pair of next) search.append("segment", pair);
    startTransition(() => {
      show(next);
      router.replace(search.size > 0 ? `${path}?${search}` : path, { scroll: false });
    });
  };
  return (
    <div className="flex flex-wrap items-center gap-2" aria-busy={isPending}>
      <span className="flex flex-wrap items-center gap-2 print:hidden">
        <SegmentFilter segments={segments} where={shown} onChange={change} />
      </span>
      {shown.length > 0 && (
        <p role="status" className="type-small figures text-ink-3">
          {isPending ? "Counting …" : `${whole(answers)} of ${counted(all, "answer")}`}
        </p>
      )}
    </div>
  );
}
