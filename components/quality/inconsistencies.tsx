"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { counted, whole } from "../ui/figures";
import { LoadFailed } from "../ui/load-failed";
import { Segmented } from "../ui/segmented";
import { Skeleton } from "../ui/skeleton";
import { InconsistencyCard } from "./inconsistency-card";
import { inconsistenciesQuery, type Similarity } from "./queries";
import { useSettle } from "./use-settle";

const SIMILARITIES: readonly { value: Similarity; words: string }[] = [
  { value: "near", words: "Similar wording" },
  { value: "same", words: "Same wording" },
];

/** Lists groups of similar answers that are coded differently, to settle one group or all groups at once. */
export function Inconsistencies({ ids, mayWrite }: { ids: QuestionIds; mayWrite: boolean }) {
  const [similarity, setSimilarity] = useState<Similarity>("near");
  const { data, error, isPending, refetch } = useQuery(inconsistenciesQuery(ids, similarity));
  const { isPending: isBusy, settle } = useSettle(ids, similarity);
  const open = data?.groups.filter(isOpen) ?? [];
  return (
    <section aria-labelledby="inconsistencies" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id="inconsistencies" className="type-head">
            Similar answers, coded differently
          </h2>
          <p role="status" className="type-small figures text-ink-3">
            {data &&
              `${counted(data.inconsistencies, "group")}; ${whole(data.deviating_answers)} of ${counted(data.compared, "answer")} ${data.deviating_answers === 1 ? "differs" : "differ"} from the rest of their group`}
          </p>
        </div>
        <Segmented label="Show" value={similarity} options={SIMILARITIES} onChange={setSimilarity} />
        {mayWrite && open.length > 0 && (
          <Button type="button" look="primary" disabled={isBusy} onClick={() => settle()}>
            Use all suggested codes
          </Button>
        )}
      </div>
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {isPending && <Skeleton className="h-32" />}
      {data && data.groups.length === 0 && <p className="text-ink-2">Similar answers all have the same codes.</p>}
      <ul className="grid border-t border-line empty:border-0">
        {data?.groups.map((group) => (
          <InconsistencyCard
            key={group.codings[0]?.responses[0]?.response_id}
            group={group}
            onSettle={mayWrite && isOpen(group) ? () => settle([group]) : null}
            isBusy={isBusy}
          />
        ))}
      </ul>
    </section>
  );
}

/**
 * Whether settling would change the group, that is whether an answer that nobody reviewed or edited differs from the
 * suggested codes.
 */
const isOpen = ({ codings, suggested }: Parameters<typeof InconsistencyCard>[0]["group"]) =>
  codings.some(
    ({ codes, answers, reviewed, edited }) => reviewed + edited < answers && namesOf(codes) !== namesOf(suggested),
  );

const namesOf = (codes: readonly { code_number: number }[]) => codes.map(({ code_number }) => code_number).join();
