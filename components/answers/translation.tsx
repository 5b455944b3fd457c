import type { AnswerLine } from "@/lib/responses/list-answers";
import { useModel } from "../coding/model-abilities";

/** The answer in the project's language, if somebody had it translated. */
export function Translation({ answer }: { answer: AnswerLine }) {
  const { translatesInto } = useModel();
  if (!answer.translation) return null;
  return (
    <p
      lang={translatesInto ?? undefined}
      dir="auto"
      className="mt-1 max-w-[92ch] text-ink-2 wrap-anywhere whitespace-pre-line"
    >
      <span className="type-small me-1.5 text-ink-3">Translated</span>
      {answer.translation}
    </p>
  );
}
