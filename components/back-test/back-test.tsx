"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { engineWords } from "@/lib/engines/engine-words";
import { EstimateRow, RELIABLE } from "../quality/estimate-row";
import { MEASURE_WORDS } from "../quality/measure-words";
import type { QuestionIds } from "../questions/question-ids";
import { useSegmentName } from "../segments/segment-names";
import { EmptyState } from "../ui/empty-state";
import { counted, whole } from "../ui/figures";
import { LoadFailed } from "../ui/load-failed";
import { Minute } from "../ui/moment";
import { Notice } from "../ui/notice";
import { Select } from "../ui/select";
import { Skeleton } from "../ui/skeleton";
import { backTestQuery, type BackTest as Tested } from "./queries";
import { StartBackTest } from "./start-back-test";
import { TestedCodes } from "./tested-codes";
import { TestedTrend } from "./tested-trend";

type BackTestProps = { ids: QuestionIds; mayStart: boolean; hasWaves: boolean; segmentKeys: readonly string[] };

/**
 * Shows how the machine would have coded the answers that people decided, without learning from them: agreement and
 * shares by code, the points of a trend, and the cost.
 */
export function BackTest({ ids, mayStart, hasWaves, segmentKeys }: BackTestProps) {
  const [segment, setSegment] = useState<string | null>(null);
  const nameOf = useSegmentName();
  const { data, error, isPending, refetch } = useQuery({
    ...backTestQuery(ids, segment),
    placeholderData: keepPreviousData,
  });
  if (error) return <LoadFailed error={error} onRetry={refetch} />;
  if (isPending) return <Skeleton className="h-64" />;
  const start = mayStart && <StartBackTest ids={ids} isAgain={data !== null} />;
  if (!data || data.answers === 0) {
    return (
      <EmptyState title="Not tested yet" action={start}>
        The machine codes the checked answers once more, without learning from them and without changing any code. This
        page then shows by code how far both agree, which shares would differ, and what it cost.
      </EmptyState>
    );
  }
  return (
    <>
      <div className="grid gap-3">
        <h2 className="type-head">The machine against people</h2>
        <Cost test={data} />
        {data.outdated && <Notice tone="warn">Codes have changed since. Test again before you rely on it.</Notice>}
        {data.finished_at === null && <Notice tone="warn">This test is not complete.</Notice>}
        <Verdict test={data} />
        <table className="figures w-full max-w-[560px]" aria-label="Agreement of the machine and people">
          <tbody>
            <EstimateRow name="All codes the same" estimate={data.overall.exact_match} />
            <EstimateRow name="Precision" estimate={data.overall.precision} />
            <EstimateRow name="Recall" estimate={data.overall.recall} />
            <EstimateRow name="F1" estimate={data.overall.f1} />
            <EstimateRow name="Cohen’s κ" estimate={data.overall.kappa} />
          </tbody>
        </table>
        <p className="type-small text-ink-3">
          95% intervals. Dotted line: {RELIABLE.toFixed(2)}, reliable. {MEASURE_WORDS}
        </p>
        {start}
      </div>
      <TestedCodes codes={data.codes} />
      <section aria-labelledby="tested-trend" className="grid gap-3">
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
          <h3 id="tested-trend" className="type-head min-w-0 flex-1 basis-64">
            Trend
          </h3>
          {segmentKeys.length > 0 && (
            <Select
              id="trend-segment"
              label="Points"
              value={segment ?? ""}
              onChange={({ target }) => setSegment(target.value || null)}
            >
              <option value="">{hasWaves ? "Waves of the tracker" : "Choose a segment"}</option>
              {segmentKeys.map((key) => (
                <option key={key} value={key}>
                  {nameOf(key)}
                </option>
              ))}
            </Select>
          )}
        </div>
        <TestedTrend test={data} hasWaves={hasWaves} />
      </section>
    </>
  );
}

/** When it was tested, by what, and what it cost. */
function Cost({ test: { answers, engine, started_at, credits_used, usage } }: { test: Tested }) {
  const model =
    usage.calls > 0 &&
    `${whole(usage.input_tokens)} tokens read and ${whole(usage.output_tokens)} written${
      usage.cost ? `, about ${usage.cost.currency} ${usage.cost.amount}` : ""
    }`;
  return (
    <p className="type-small figures text-ink-3">
      {counted(answers, "answer")}, <Minute at={new Date(started_at)} />
      {engine && `, by ${engineWords(engine)}`}: {[counted(credits_used, "credit"), model].filter(Boolean).join("; ")}
    </p>
  );
}

/** One sentence: how many shares would differ. */
function Verdict({ test: { codes } }: { test: Tested }) {
  const differing = codes.filter(({ differs }) => differs).length;
  const largest = Math.max(0, ...codes.map(({ difference }) => Math.abs(difference?.points ?? 0)));
  return (
    <p className="figures max-w-[680px]">
      {differing === 0
        ? `No share of the ${counted(codes.length, "code")} differs significantly from that of people`
        : `${counted(differing, "share")} of ${whole(codes.length)} ${differing === 1 ? "differs" : "differ"} significantly from that of people`}
      ; the largest difference is {largest.toFixed(1)} points.
    </p>
  );
}
