import { duplicateKey } from "@/lib/language/normalize";
import type { SuggestionDraft } from "../draft";
import { MAX_SHARE_OF_OLD_NAME, MAX_SHARE_OF_SURE, MIN_SHARE_OF_NEW_NAME } from "../parameters";
import type { ExaminedCode } from "./examined-code";
import { shareUsing } from "./name-use";
import { counted, percent } from "./wording";

/** Suggests another name for a code whose passages hardly use its name, if the engine finds a name that they do use. */
export function suggestRename({ code, passages, drafted, codings }: ExaminedCode, language: string): SuggestionDraft[] {
  const texts = passages.map(({ text }) => text);
  const sure = passages.filter(({ mention }) => mention.confidence === "high").length;
  if (sure > passages.length * MAX_SHARE_OF_SURE) return [];
  const used = shareUsing(code.name, texts, language);
  if (used > MAX_SHARE_OF_OLD_NAME) return [];
  const sizeOf = (id: string) => codings.filter(({ mentions }) => mentions.some(({ codeId }) => codeId === id)).length;
  const [best] = drafted.toSorted((one, other) => sizeOf(other.id) - sizeOf(one.id));
  if (!best || duplicateKey(best.name) === duplicateKey(code.name)) return [];
  const now = shareUsing(best.name, texts, language);
  if (now < MIN_SHARE_OF_NEW_NAME || sizeOf(best.id) < passages.length / 2) return [];
  const having = passages.flatMap(({ answer, mention: { codeId: _, ...mention } }) =>
    answer.answers.map(({ id }) => ({ ...mention, responseId: id })),
  );
  return [
    {
      type: "rename_code",
      confidence: now >= 0.5 ? "medium" : "low",
      title: `Rename "${code.name}" to "${best.name}"`,
      rationale: `Of ${counted(having.length)} with this code ${percent(used)} use a word of its name; ${percent(now)} use one of "${best.name}".`,
      code: { name: best.name, definition: best.definition, sentiment: code.sentiment },
      category: code.category,
      sourceCodeId: code.id,
      targetCodeId: null,
      parts: [],
      mentions: having,
    },
  ];
}
