"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { languageWords } from "@/lib/language/language-words";
import { CostLine } from "../coding/cost-line";
import { useModel } from "../coding/model-abilities";
import type { QuestionIds } from "../questions/question-ids";
import { counted } from "../ui/figures";
import { FormDialog } from "../ui/form-dialog";
import { useRefresh } from "../ui/use-refresh";
import { translateAnswers, translationEstimateQuery } from "./queries";

/** `chosen`: only these answers; by default all of the question. */
type TranslateDialogProps = { ids: QuestionIds; chosen?: readonly string[] | undefined; onClose: () => void };

/** Says what translating answers costs, and starts it. */
export function TranslateDialog({ ids, chosen, onClose }: TranslateDialogProps) {
  const { translatesInto } = useModel();
  const [refresh] = useRefresh();
  const { data: cost, error } = useQuery(translationEstimateQuery(ids, chosen));
  const start = useMutation({
    mutationFn: () => translateAnswers(ids, chosen),
    onSuccess: () => {
      onClose();
      refresh();
    },
  });
  return (
    <FormDialog
      title={`Translate into ${languageWords(translatesInto ?? "en")}`}
      description="The translation stands below each answer, can be searched, and goes into exports. Codes are given on the original. Answers that turn out to be in this language already cost nothing."
      act={cost ? `Translate ${counted(cost.answers, "answer")}` : "Translate"}
      isSending={start.isPending || !cost?.sufficient}
      onSubmit={() => start.mutate()}
      onClose={onClose}
    >
      {cost && (
        <p>
          <CostLine cost={cost} />
        </p>
      )}
      {error && <p className="text-ink-2">{error.message}</p>}
    </FormDialog>
  );
}
