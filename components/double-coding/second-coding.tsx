"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import type { AnswerLine } from "@/lib/responses/list-answers";
import { CodingDesk } from "../answers/coding-desk";
import { type Decision, toggled } from "../answers/decision";
import { FocusAnswer } from "../answers/focus-answer";
import { FocusFinder } from "../answers/focus-finder";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { counted, whole } from "../ui/figures";
import { Kbd } from "../ui/kbd";
import { LoadFailed } from "../ui/load-failed";
import { HiddenTitle, Modal } from "../ui/modal";
import { Skeleton } from "../ui/skeleton";
import { codeSecond, leaveSeconds, type SecondAnswer, secondsQuery } from "./queries";

type SecondCodingProps = {
  ids: QuestionIds;
  question: string;
  codes: CodeLine[];
  withSentiment: boolean;
  onClose: () => void;
};

/** Shows one answer at a time, over the whole page. Another person has decided it; that person's codes are hidden. */
export function SecondCoding({ ids, question, codes, withSentiment, onClose }: SecondCodingProps) {
  const queries = useQueryClient();
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [mentions, setMentions] = useState<Decision["mentions"]>([]);
  const claimed = useQuery(secondsQuery(ids));
  const open = claimed.data?.filter(({ response_id }) => !done.has(response_id)) ?? [];
  const [answer] = open;
  const go = useMutation({
    mutationFn: ({ to, codeIds }: { to: SecondAnswer; codeIds: readonly string[] | null }) =>
      codeIds ? codeSecond(ids, to, codeIds) : leaveSeconds(ids, [to], "skip"),
    onSuccess: async (_, { to }) => {
      setDone((before) => new Set(before).add(to.response_id));
      setMentions([]);
      if (open.length === 1) await claimed.refetch();
    },
  });
  const leave = useMutation({
    mutationFn: async () => {
      if (open.length > 0) await leaveSeconds(ids, open, "release");
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ["questions", ids.questionId] });
      onClose();
    },
  });
  const next = (codeIds: readonly string[] | null) => answer && !go.isPending && go.mutate({ to: answer, codeIds });
  const store = () => next(mentions.map(({ codeId }) => codeId));
  const act = (key: string) => {
    if (key === "Enter") return store();
    if (key === "ArrowDown") return next(null);
    setMentions(mentions.filter((_, index) => index !== Number(key) - 1));
  };
  return (
    <Modal open onOpenChange={() => leave.mutate()} className="inset-0 overflow-y-auto bg-surface">
      <HiddenTitle>Code a second time</HiddenTitle>
      <div className="sticky top-0 z-1 flex items-center gap-4 bg-surface px-4 py-3 sm:px-6">
        <p role="status" className="type-small figures min-w-0 flex-1 text-ink-3">
          <b className="font-[550] text-ink">
            {whole(done.size)} of {counted(done.size + open.length, "answer")} done.
          </b>{" "}
          You don’t see how the first person coded.
        </p>
        <Button type="button" look="ghost" onClick={() => leave.mutate()}>
          Leave <Kbd>Esc</Kbd>
        </Button>
      </div>
      <div className="mx-auto grid w-full max-w-[800px] gap-6 px-4 pt-[5vh] empty:hidden sm:px-6">
        {claimed.error && <LoadFailed error={claimed.error} onRetry={claimed.refetch} />}
        {claimed.isFetching && !answer && <Skeleton className="h-40" />}
        {claimed.data && !answer && !claimed.isFetching && (
          <p className="type-read">
            Nothing is left for you to code a second time. What other people check from now on appears here.
          </p>
        )}
      </div>
      {answer && (
        <CodingDesk
          question={question}
          answer={
            <FocusAnswer
              answer={asLine(answer, mentions)}
              withSentiment={withSentiment}
              onRemove={(gone) => setMentions(mentions.filter((mention) => mention !== gone))}
            />
          }
          finder={
            <FocusFinder
              key={answer.response_id}
              ids={ids}
              codes={codes}
              held={new Set(mentions.map(({ codeId }) => codeId))}
              onToggle={(code) => setMentions(toggled(mentions, code))}
              onKey={act}
            />
          }
          acts={
            <>
              <Button type="button" look="primary" size="large" onClick={store}>
                {mentions.length === 0 ? "No code, next" : "Save, next"}
              </Button>
              <Button type="button" size="large" onClick={() => next(null)}>
                Skip
              </Button>
            </>
          }
        />
      )}
    </Modal>
  );
}

const asLine = (answer: SecondAnswer, mentions: Decision["mentions"]): AnswerLine => ({
  id: answer.response_id,
  externalId: answer.id,
  text: answer.text,
  translation: answer.translation,
  segments: answer.segments,
  mentions,
  language: null,
  flags: [],
  wasProcessed: true,
  reviewed: false,
  edited: false,
});
