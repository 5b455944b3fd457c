"use client";

import { useEffect, useRef } from "react";
import type { AnswerLine } from "@/lib/results/list-answers";
import type { QuestionIds } from "../questions/question-ids";
import { counted } from "../ui/figures";
import { Kbd } from "../ui/kbd";
import { toast } from "../ui/toast";
import { pages } from "../workbench/api";
import type { Decision } from "./decision";
import { likewise } from "./identical-answers";
import { closeReviewToasts, OFFER_TOAST, REVIEW_TOAST } from "./review-toast";
import type { useReview } from "./use-review";

/** The most answers that are read to find identical ones, and how many of them a request reads. */
const MOST_READ = 2_000;
const PER_PAGE = 200;

type Deciding = {
  ids: QuestionIds;
  decideAll: ReturnType<typeof useReview>["decide"];
  takeBack: () => void;
};

/** The decisions about the answers with the text of the one with the id `at`; null until they have been read. */
type Offer = { at: string; decisions: ReadonlyMap<AnswerLine, Decision> | null };

/**
 * After a decision about one answer, offers to decide about all answers with the same text likewise. `find` looks for
 * them and shows the offer, which stays until the next decision; `accept` takes it; `forget` withdraws it.
 */
export function useIdentical({ ids: { questionId }, decideAll, takeBack }: Deciding) {
  const offer = useRef<Offer | null>(null);
  useEffect(
    () => () => {
      offer.current = null;
      closeReviewToasts();
    },
    [],
  );
  const forget = () => {
    offer.current = null;
  };
  const accept = () => {
    const { decisions = null, at } = offer.current ?? {};
    if (!decisions) return;
    forget();
    closeReviewToasts();
    decideAll([...decisions.keys()], (answer) => decisions.get(answer) ?? answer, at);
    toast(`${counted(decisions.size, "identical answer")} decided likewise`, {
      id: REVIEW_TOAST,
      action: { label: "Undo", onClick: takeBack },
    });
  };
  const find = async (answer: AnswerLine, decision: Decision): Promise<void> => {
    if (!decision.reviewed && !decision.edited) return;
    const latest: Offer = { at: answer.id, decisions: null };
    offer.current = latest;
    const others = await identicalTo(questionId, answer.id).catch(() => []);
    const found = others.flatMap((other) => {
      const same = likewise(answer, decision, other);
      return same ? [[other, same] as const] : [];
    });
    if (offer.current !== latest || found.length === 0) return;
    latest.decisions = new Map(found);
    toast(`${counted(found.length, "more answer")} with this text`, {
      id: OFFER_TOAST,
      duration: Number.POSITIVE_INFINITY,
      description: decision.reviewed ? "Give them these codes, too, and check them?" : "Give them these codes, too?",
      action: {
        label: (
          <>
            Apply <Kbd>=</Kbd>
          </>
        ),
        onClick: accept,
      },
    });
  };
  return { find, accept, forget };
}

/** The answers with the text of this one, itself included. */
async function identicalTo(questionId: string, sameAs: string): Promise<AnswerLine[]> {
  const found: AnswerLine[] = [];
  for (let after: number | undefined; found.length < MOST_READ; ) {
    const page = await pages.answers(questionId, { sameAs, limit: PER_PAGE, after });
    found.push(...page.answers);
    if (page.next === null) break;
    after = page.next;
  }
  return found;
}
