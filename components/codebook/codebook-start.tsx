"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CodingType } from "@/db/schema/terms";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { counted } from "../ui/figures";
import { Icon } from "../ui/icon";
import { useFocusAfter } from "../ui/keep-focus";
import { onDemand } from "../ui/on-demand";
import { useRefresh } from "../ui/use-refresh";
import type { SiblingQuestion } from "./clone-dialog";
import { type Advice, CodingTypeChoice } from "./coding-type-choice";
import { USUAL_KNOBS } from "./generation-body";
import { GenerationKnobs } from "./generation-knobs";
import { generateCodebook, recommendationQuery, updateQuestion } from "./queries";

const ImportDialog = onDemand(async () => (await import("./import-dialog")).ImportDialog);
const CloneDialog = onDemand(async () => (await import("./clone-dialog")).CloneDialog);

/** Matches a column's name, such as `answer` or `Q1_text`, but not the wording of a question. */
const COLUMN_NAME = /^[\w.-]+$/;

type CodebookStartProps = {
  ids: QuestionIds;
  question: { text: string; codingType: CodingType };
  answers: number;
  /** Whether the box for wishes is ticked at first. */
  requests: boolean;
  siblings: readonly SiblingQuestion[];
};

/** Makes a question's first codebook: generated from the answers, imported or cloned. */
export function CodebookStart({ ids, question, answers, requests, siblings }: CodebookStartProps) {
  const [refresh, isRefreshing] = useRefresh();
  const [text, setText] = useState(question.text);
  const [chosen, setChosen] = useState<CodingType | null>(null);
  const recommendation = recommendationQuery(ids);
  const queries = useQueryClient();
  const { data: advice, isLoading: isJudging } = useQuery({ ...recommendation, enabled: answers > 0 });
  const type = chosen ?? preselected(question.codingType, advice);
  const [knobs, setKnobs] = useState({ ...USUAL_KNOBS, requests });
  const [asking, setAsking] = useState<"import" | "clone" | null>(null);
  const build = useMutation({
    mutationFn: async () => {
      const suited = chosen ?? preselected(question.codingType, await queries.fetchQuery(recommendation));
      const isChanged = text.trim() !== question.text || suited !== question.codingType;
      if (isChanged) await updateQuestion(ids, { text: text.trim(), coding_type: suited });
      return generateCodebook(ids, knobs);
    },
    onSuccess: refresh,
  });
  useFocusAfter(build.isSuccess);
  return (
    <form
      className="grid max-w-[720px] gap-8 px-4 py-6 sm:px-6"
      onSubmit={(event) => {
        event.preventDefault();
        build.mutate();
      }}
    >
      <h1 className="sr-only">Build the codebook</h1>
      <div className="grid gap-1.5">
        <label htmlFor="wording" className="type-head">
          What was asked
        </label>
        <p id="wording-hint" className="text-ink-2">
          {COLUMN_NAME.test(text.trim()) &&
            "So far this is the name of a column: write the question as people read it. "}
          The wording helps to spot answers that only repeat the question.
        </p>
        <textarea
          id="wording"
          aria-describedby="wording-hint"
          required
          maxLength={5000}
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="field-sizing-content resize-none min-h-10 w-full coarse:min-h-11 rounded-2 border border-line-strong bg-surface px-3 py-2 text-[15px]/[22px] hover:border-ink-3"
        />
      </div>
      <CodingTypeChoice value={type} onChange={setChosen} advice={advice} isComing={isJudging} />
      <section className="grid gap-2" aria-labelledby="knobs-title">
        <h2 id="knobs-title" className="type-head">
          Level of detail
        </h2>
        <GenerationKnobs type={type} knobs={knobs} onChange={setKnobs} />
      </section>
      <div className="grid justify-items-start gap-2 border-t border-line pt-5">
        <Button type="submit" look="primary" size="large" disabled={build.isPending || isRefreshing || answers === 0}>
          <Icon name="sparkles" /> Build codebook
        </Button>
        <p className="type-small text-ink-3">
          {build.isPending && isJudging && "Checking first which kind of codes suits these answers. "}
          {answers === 0
            ? "This question has no answers yet. A codebook of your own can be imported before they come."
            : `Read from ${counted(answers, "answer")}. Free: only coded answers cost credits.`}
        </p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button type="button" onClick={() => setAsking("import")}>
            <Icon name="upload" /> Import a codebook
          </Button>
          {siblings.length > 0 && (
            <Button type="button" onClick={() => setAsking("clone")}>
              <Icon name="book" /> Clone from another question
            </Button>
          )}
        </div>
      </div>
      {asking === "import" && <ImportDialog ids={ids} onClose={() => setAsking(null)} />}
      {asking === "clone" && <CloneDialog ids={ids} siblings={siblings} onClose={() => setAsking(null)} />}
    </form>
  );
}

/** The suggested type if the question still has the default one; any other type was a person's choice. */
const preselected = (type: CodingType, advice: Advice | undefined): CodingType =>
  type === "qualitative" && advice ? advice.recommended_type : type;
