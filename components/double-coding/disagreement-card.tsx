"use client";

import { type MouseEvent, useState } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { GivenCodes } from "./given-codes";
import { OtherCodes } from "./other-codes";
import type { Disagreement, Resolution } from "./queries";

type DisagreementCardProps = {
  ids: QuestionIds;
  answer: Disagreement;
  codes: CodeLine[];
  withSentiment: boolean;
  /** Null for people who may not change anything. */
  onSettle: ((resolution: Resolution) => void) | null;
};

/** An answer, what each person said about it, and the ways to resolve it or to reopen it. */
export function DisagreementCard({ ids, answer, codes, withSentiment, onSettle }: DisagreementCardProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { response_id, text, codings, status } = answer;
  const settle = (event: MouseEvent, resolution: Resolution) => {
    focusBeside(event.currentTarget.closest("li"));
    onSettle?.(resolution);
  };
  return (
    <li data-disagreement className="grid gap-2 border-b border-line py-3">
      <p dir="auto" className="type-verbatim border-s-2 border-line ps-2.5 wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      <dl className="grid gap-1.5">
        {codings.map(({ coder, name, codes: given }) => (
          <div key={coder} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <dt className="type-small w-32 wrap-anywhere text-ink-3">{name}</dt>
            <dd className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-1.5">
              <GivenCodes given={given} codes={codes} withSentiment={withSentiment} />
            </dd>
            {onSettle && status === "open" && (
              <dd>
                <Button
                  type="button"
                  aria-label={`Use these codes: ${name}’s, ${text}`}
                  onClick={(event) => settle(event, { response_id, action: "take", coder })}
                >
                  Use these codes
                </Button>
              </dd>
            )}
          </div>
        ))}
        {status === "resolved" && (
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <dt className="type-small w-32 wrap-anywhere text-ink-3">Resolved by {answer.resolved_by}</dt>
            <dd className="flex min-w-0 flex-1 basis-48 flex-wrap items-center gap-1.5">
              <GivenCodes given={answer.codes} codes={codes} withSentiment={withSentiment} />
            </dd>
            {onSettle && (
              <dd>
                <Button
                  type="button"
                  aria-label={`Reopen: ${text}`}
                  onClick={(event) => settle(event, { response_id, action: "reopen" })}
                >
                  Reopen
                </Button>
              </dd>
            )}
          </div>
        )}
      </dl>
      {onSettle && status === "open" && !isChoosing && (
        <Button
          type="button"
          look="ghost"
          className="justify-self-start"
          aria-label={`Other codes: ${text}`}
          onClick={() => setChoosing(true)}
        >
          Other codes
        </Button>
      )}
      {isChoosing && (
        <OtherCodes
          ids={ids}
          codes={codes}
          start={codings.flatMap(({ codes: given }) => given.map(({ code_id }) => code_id))}
          onSave={(event, chosen) =>
            settle(event, { response_id, action: "change", codes: chosen.map((code_id) => ({ code_id })) })
          }
          onCancel={() => setChoosing(false)}
        />
      )}
    </li>
  );
}

/** A resolved answer leaves the list, so the focus moves to the next one. */
function focusBeside(item: HTMLElement | null): void {
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  beside?.querySelector<HTMLElement>("button")?.focus();
}
