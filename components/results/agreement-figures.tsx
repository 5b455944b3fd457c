"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import type { AnswerFilter } from "@/lib/responses/answer-filter";
import { MIN_SAMPLE } from "@/lib/review/parameters";
import { filterPart } from "../filters/api-filter";
import { questionHref } from "../projects/queries";
import { checkedOf } from "../quality/checked-of";
import { qualityQuery } from "../questions/queries";
import type { QuestionIds } from "../questions/question-ids";
import { Button, ButtonLink } from "../ui/button";
import { counted, intervalOf } from "../ui/figures";
import { Icon } from "../ui/icon";
import { saveFile } from "../ui/save-file";
import { Skeleton } from "../ui/skeleton";
import { api } from "../workbench/api";
import { DotInterval } from "./dot-interval";

/** Above this alpha agreement counts as reliable: K. Krippendorff, Content Analysis (2019), 12. */
const RELIABLE = 0.8;
const WEAKEST = 3;

type Estimate = { value: number | null; low: number | null; high: number | null };

/**
 * Shows the agreement of machine and people on the random sample, the weakest codes, and a link to the statement of
 * methods; with too few answers, how many are checked.
 */
export function AgreementFigures({ ids, filter }: { ids: QuestionIds; filter: AnswerFilter }) {
  const { data, isPending, error } = useQuery(qualityQuery(ids, filterPart(filter)));
  const statement = useMutation({
    mutationFn: async () => {
      const asked = {
        project_id: ids.projectId,
        question_id: ids.questionId,
        format: "html",
        ...filterPart(filter),
      } as const;
      const file = await api.analytics.methodsStatement(asked);
      saveFile(file.name ?? "methods.html", await file.response.blob());
    },
  });
  if (isPending) return <Skeleton className="h-32" />;
  if (error) return null;
  const { alpha, f1 } = data.overall;
  if (data.sample.small_base) {
    return (
      <section
        aria-labelledby="agreement"
        className="grid justify-items-start gap-2 xl:border-t xl:border-line xl:pt-4"
      >
        <h2 id="agreement" className="type-head">
          Agreement with people
        </h2>
        <p className="text-ink-2">
          Random sample: {checkedOf(data.sample)}. Agreement is shown from {MIN_SAMPLE} on.
        </p>
        <ButtonLink href={`${questionHref(ids.projectId, ids.questionId)}/quality`}>Quality</ButtonLink>
      </section>
    );
  }
  const weakest = data.codes
    .filter(({ alpha: { value } }) => value !== null && value < RELIABLE)
    .toSorted((one, other) => (one.alpha.value ?? 1) - (other.alpha.value ?? 1))
    .slice(0, WEAKEST);
  const { machine, person, over_coding: isOver } = data.codes_per_answer;
  return (
    <section aria-labelledby="agreement" className="xl:border-t xl:border-line xl:pt-4">
      <div className="mb-2 flex items-baseline justify-between gap-2">
        <h2 id="agreement" className="type-head">
          Agreement with people
        </h2>
        <span className="type-small figures text-ink-3">{counted(data.sample.answers, "checked answer")}</span>
      </div>
      <table className="figures w-full">
        <tbody>
          <Line name="Krippendorff’s α" estimate={alpha} />
          <Line name="F1 over all codes" estimate={f1} />
          {weakest.length > 0 && (
            <tr>
              <th scope="colgroup" colSpan={4} className="type-small h-6 text-ink-3">
                Weakest codes
              </th>
            </tr>
          )}
          {weakest.map((code) => (
            <Line key={code.code_id} name={code.code_name} estimate={code.alpha} />
          ))}
        </tbody>
      </table>
      <p className="type-small mt-1 text-ink-3">Dotted line: {RELIABLE.toFixed(2)}, reliable; 95% intervals.</p>
      {machine.value !== null && person.value !== null && (
        <p className="type-small mt-1 text-ink-3">
          Codes per answer: <b className="text-ink">{machine.value.toFixed(2)}</b> by machine,{" "}
          <b className="text-ink">{person.value.toFixed(2)}</b> by people.{" "}
          {isOver ? "The machine gives too many." : "No sign of over-coding."}
        </p>
      )}
      <Button type="button" className="mt-2" disabled={statement.isPending} onClick={() => statement.mutate()}>
        <Icon name="download" /> Methods statement
      </Button>
    </section>
  );
}

function Line({ name, estimate: { value, low, high } }: { name: string; estimate: Estimate }) {
  return (
    <tr className="h-6">
      <th scope="row" className="max-w-32 truncate font-normal" title={name}>
        {name}
      </th>
      <td className="px-2 text-end font-[550]">{value === null ? "–" : value.toFixed(2)}</td>
      <td className="type-small text-end whitespace-nowrap text-ink-3">{intervalOf({ low, high })}</td>
      <td className="w-24 ps-2">
        {value !== null && <DotInterval value={value} low={low ?? value} high={high ?? value} mark={RELIABLE} />}
      </td>
    </tr>
  );
}
