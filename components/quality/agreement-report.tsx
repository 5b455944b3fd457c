"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { MIN_SAMPLE } from "@/lib/review/parameters";
import { answersHref } from "../answers/answer-query";
import { qualityQuery } from "../questions/queries";
import type { QuestionIds } from "../questions/question-ids";
import { Button, ButtonLink } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { counted } from "../ui/figures";
import { Icon } from "../ui/icon";
import { LoadFailed } from "../ui/load-failed";
import { Skeleton } from "../ui/skeleton";
import { checkedOf } from "./checked-of";
import { CodeAgreement } from "./code-agreement";
import { DrawSample } from "./draw-sample";
import { EstimateRow, RELIABLE } from "./estimate-row";
import { MEASURE_WORDS } from "./measure-words";
import { saveStatement } from "./queries";
import { SegmentAgreement } from "./segment-agreement";

/**
 * Reports the agreement of machine and people: overall, by code and by segment, with cautions and the statement of
 * methods.
 */
export function AgreementReport({ ids, path, mayWrite }: { ids: QuestionIds; path: string; mayWrite: boolean }) {
  const { data, error, isPending, refetch } = useQuery(qualityQuery(ids));
  const statement = useMutation({ mutationFn: (format: "html" | "markdown") => saveStatement(ids, format) });
  if (isPending) return <Skeleton className="h-64" />;
  if (error) {
    return <LoadFailed error={error} onRetry={refetch} />;
  }
  const draw = mayWrite && (data.sample.waiting === 0 || !data.sample.small_base);
  const toSample = data.sample.waiting > 0 && (
    <ButtonLink href={answersHref(path, { view: "sample" })} look={data.sample.small_base ? "primary" : "outline"}>
      Go on with the sample
    </ButtonLink>
  );
  if (data.sample.small_base) {
    return (
      <EmptyState
        title={`Agreement of machine and people: ${checkedOf(data.sample)}`}
        action={
          <>
            {toSample}
            {draw && <DrawSample ids={ids} look="primary" />}
          </>
        }
      >
        Agreement, precision and recall are shown once {MIN_SAMPLE} randomly drawn answers are checked one by one.
        Answers checked in bulk or picked by hand do not count.
      </EmptyState>
    );
  }
  const { overall, sample, people, stability, codes_per_answer: perAnswer } = data;
  return (
    <section aria-labelledby="agreement" className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="agreement" className="type-head">
            Agreement of machine and people
          </h2>
          <p className="type-small figures text-ink-3">
            {counted(sample.answers, "checked answer")}, {SELECTION[sample.kind]}; 95% intervals
          </p>
        </div>
        {toSample}
        {draw && <DrawSample ids={ids} />}
        <Button type="button" disabled={statement.isPending} onClick={() => statement.mutate("html")}>
          <Icon name="download" /> Methods statement
        </Button>
        <Button type="button" look="ghost" disabled={statement.isPending} onClick={() => statement.mutate("markdown")}>
          As Markdown
        </Button>
      </div>
      {data.warnings.length > 0 && (
        <ul aria-label="To be kept in mind" className="grid gap-1 border-s-2 border-warn-ink ps-3">
          {data.warnings.map(({ message }) => (
            <li key={message} className="text-ink-2 wrap-anywhere">
              {message}
            </li>
          ))}
        </ul>
      )}
      <div className="grid max-w-[560px] gap-1">
        <table className="figures w-full" aria-label="Overall">
          <tbody>
            <EstimateRow name="Krippendorff’s α" estimate={overall.alpha} />
            <EstimateRow name="Cohen’s κ" estimate={overall.kappa} />
            <EstimateRow name="Precision" estimate={overall.precision} />
            <EstimateRow name="Recall" estimate={overall.recall} />
            <EstimateRow name="F1" estimate={overall.f1} />
            <EstimateRow name="All codes the same" estimate={overall.exact_match} />
            {people.answers > 0 && <EstimateRow name="α between people" estimate={people.alpha} />}
            {stability && <EstimateRow name="Machine with itself" estimate={stability.agreement} />}
          </tbody>
        </table>
        <p className="type-small text-ink-3">
          Dotted line: {RELIABLE.toFixed(2)}, reliable. {MEASURE_WORDS}{" "}
          {perAnswer.machine.value !== null &&
            perAnswer.person.value !== null &&
            `Codes per answer: ${perAnswer.machine.value.toFixed(2)} by machine, ${perAnswer.person.value.toFixed(2)} by people.`}{" "}
          {people.answers > 0 &&
            `${counted(people.answers, "answer")} ${wereIn(people.answers)} coded by several people.`}{" "}
          {stability &&
            `${counted(stability.answers, "doubtful answer")} ${wereIn(stability.answers)} coded by the machine twice.`}
        </p>
      </div>
      <CodeAgreement codes={data.codes} halfWidth={data.method.half_width} />
      {data.segments.length > 0 && <SegmentAgreement segments={data.segments} />}
    </section>
  );
}

const wereIn = (answers: number) => (answers === 1 ? "was" : "were");

const SELECTION = { random: "drawn at random", all: "not all drawn at random" };
