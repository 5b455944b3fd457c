"use client";

import { useCallback, useEffect, useRef } from "react";
import { toast } from "sonner";
import type { AnswerLine, AnswerPage } from "@/lib/responses/list-answers";
import type { QuestionIds } from "../questions/question-ids";
import { counted } from "../ui/figures";
import { Kbd } from "../ui/kbd";
import { pages } from "../workbench/api";
import type { Decision } from "./decision";
import { likewise } from "./identical-answers";
import { REVIEW_TOAST } from "./review-toast";
import type { useReview } from "./use-review";

/** Milliseconds without a further decision before identical answers are looked for. */
const PAUSE_MS = 400;
/** The most identical answers that are read for one offer, and how many of them a request reads. */
const MAX_READ = 1_000;
const PER_PAGE = 200;
/** Milliseconds after which an offer is withdrawn, because colleagues may have decided about the answers meanwhile. */
const OFFERED_MS = 30_000;

type Deciding = Pick<ReturnType<typeof useReview>, "decide" | "withPending"> & {
  ids: QuestionIds;
  takeBack: () => void;
};

/** `number` tells the messages of offers apart. `answers` are those with the text of `answer`; empty until read. */
type Offer = {
  number: number;
  answer: AnswerLine;
  decision: Decision;
  answers: AnswerLine[];
  reading: AbortController;
};

/**
 * After a decision about one answer, offers to give the answers with the same text the same codes. `find` looks for
 * them and shows the offer, until the next decision; `accept` takes it; `forget` withdraws it.
 */
export function useIdentical({ ids: { questionId }, decide, withPending, takeBack }: Deciding) {
  const offer = useRef<Offer | null>(null);
  const offers = useRef(0);
  const latest = useRef({ withPending, takeBack });
  latest.current = { withPending, takeBack };
  const forget = useCallback(() => {
    offer.current?.reading.abort();
    if (offer.current) toast.dismiss(messageOf(offer.current));
    offer.current = null;
  }, []);
  useEffect(() => forget, [forget]);
  const accept = () => {
    if (!offer.current) return;
    const decisions = decisionsOf(offer.current, latest.current.withPending);
    if (decisions.size === 0) return;
    decide([...decisions.keys()], (answer) => decisions.get(answer) ?? answer, offer.current.answer.id);
    forget();
    toast(`${counted(decisions.size, "identical answer")} decided likewise`, {
      id: REVIEW_TOAST,
      action: { label: "Undo", onClick: () => latest.current.takeBack() },
    });
  };
  const find = async (answer: AnswerLine, decision: Decision): Promise<void> => {
    forget();
    if (!decision.reviewed && !decision.edited) return;
    offers.current += 1;
    const mine: Offer = { number: offers.current, answer, decision, answers: [], reading: new AbortController() };
    offer.current = mine;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    const read = await identicalTo(questionId, answer.id, mine.reading.signal).catch(() => null);
    if (offer.current !== mine || !read) return;
    mine.answers = read.answers;
    const decisions = [...decisionsOf(mine, latest.current.withPending).values()];
    if (decisions.length === 0) return;
    const areChecked = decisions.every(({ reviewed }) => reviewed);
    toast(`${counted(decisions.length, "more answer")} with this text${read.hasMore ? ", and others" : ""}`, {
      id: messageOf(mine),
      duration: OFFERED_MS,
      description: areChecked ? "Check them with the same codes, too?" : "Give them these codes, too?",
      action: {
        label: (
          <>
            Apply <Kbd>=</Kbd>
          </>
        ),
        onClick: accept,
      },
      onAutoClose: () => offer.current === mine && forget(),
      onDismiss: () => offer.current === mine && forget(),
    });
  };
  return { find, accept, forget };
}

const messageOf = ({ number }: Offer) => `offer ${number}`;

/** What the offer decides about each answer, given the decisions that are not stored yet. */
function decisionsOf(
  { answer, decision, answers }: Offer,
  withPending: Deciding["withPending"],
): Map<AnswerLine, Decision> {
  const page: AnswerPage = { answers, total: answers.length, next: null };
  const now = withPending([page]).flatMap((shown) => shown.answers);
  const decided = now.flatMap((other) => {
    const same = likewise(answer, decision, other);
    return same ? [[other, same] as const] : [];
  });
  return new Map(decided);
}

/** The unchecked answers with the text of this one, and whether there are more of them. */
async function identicalTo(questionId: string, sameAs: string, signal: AbortSignal) {
  const answers: AnswerLine[] = [];
  let after: number | undefined;
  do {
    const page = await pages.answers(questionId, { sameAs, reviewed: false, limit: PER_PAGE, after }, { signal });
    answers.push(...page.answers);
    after = page.next ?? undefined;
  } while (after !== undefined && answers.length < MAX_READ);
  return { answers, hasMore: after !== undefined };
}
