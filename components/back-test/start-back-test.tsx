"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { CostLine } from "../coding/cost-line";
import { codedBy } from "../coding/queries";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { counted } from "../ui/figures";
import { Icon } from "../ui/icon";
import { Select } from "../ui/select";
import { useRefresh } from "../ui/use-refresh";
import { backTestEstimateQuery, startBackTest } from "./queries";

/** Sizes of a random part; all answers are tested by default. */
const SIZES = [200, 500, 1_000, 2_000];

/** Says what a test costs, for all checked answers or a random part of them, and starts it. */
export function StartBackTest({ ids, isAgain }: { ids: QuestionIds; isAgain: boolean }) {
  const [answers, setAnswers] = useState<number | null>(null);
  const [refresh, isRefreshing] = useRefresh();
  const all = useQuery(backTestEstimateQuery(ids, null));
  const { data: cost, error } = useQuery(backTestEstimateQuery(ids, answers));
  const start = useMutation({ mutationFn: () => startBackTest(ids, answers), onSuccess: refresh });
  if (error) return <p className="text-ink-2">{error.message}</p>;
  const sizes = SIZES.filter((size) => size < (all.data?.answers ?? 0));
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      {sizes.length > 0 && (
        <Select
          id="back-test-size"
          label="Answers"
          value={answers ?? ""}
          onChange={({ target }) => setAnswers(target.value ? Number(target.value) : null)}
        >
          <option value="">All checked answers</option>
          {sizes.map((size) => (
            <option key={size} value={size}>
              {counted(size, "random answer")}
            </option>
          ))}
        </Select>
      )}
      <Button
        type="button"
        look={isAgain ? "outline" : "primary"}
        disabled={!cost?.sufficient || start.isPending || isRefreshing}
        onClick={() => start.mutate()}
      >
        <Icon name="run" /> Test on {cost ? counted(codedBy(cost), "answer") : "answers"}
      </Button>
      {cost && <CostLine cost={cost} />}
      {isAgain && (
        <p className="type-small basis-full text-ink-3">
          This report is replaced at once, even if the new test is cancelled or fails.
        </p>
      )}
    </div>
  );
}
