"use client";

import { useState } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import type { AnswerLine } from "@/lib/responses/list-answers";
import { usePaletteAction } from "../palette/palette-actions";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { ChosenBar } from "../ui/chosen-bar";
import { counted, whole } from "../ui/figures";
import { Icon } from "../ui/icon";
import { Kbd } from "../ui/kbd";
import { usePageKeys } from "../ui/use-page-keys";
import { CodeOptions, NewCodeOption } from "./code-options";
import { CodePicker } from "./code-picker";
import { changed, checked, type Decision, has, withCode, withoutCode, withReplacement } from "./decision";
import { ReplacePicker } from "./replace-picker";
import type { Picking } from "./use-picking";

type BulkBarProps = {
  ids: QuestionIds;
  chosen: readonly AnswerLine[];
  codes: CodeLine[];
  /** Decides about answers; `words` say what was done. */
  onDecide: (answers: readonly AnswerLine[], decision: (answer: AnswerLine) => Decision, words: string) => void;
  onClear: () => void;
  /** Asks to whom the chosen answers are assigned; undefined for those who may not assign any. */
  onAssign?: (() => void) | undefined;
  /** Asks for translations of the chosen answers; false or null if that is not possible. */
  onTranslate: (() => void) | false | null;
  picking: Picking;
  onPicking: (picking: Picking) => void;
};

/**
 * Decides about all chosen answers at once, by buttons or keys: checks or unchecks them, or adds, removes or replaces a
 * code. An answer that already is as it would become gets no decision.
 */
export function BulkBar({
  ids,
  chosen,
  codes,
  onDecide,
  onClear,
  onAssign,
  onTranslate,
  picking,
  onPicking,
}: BulkBarProps) {
  const areChecked = chosen.every(({ reviewed }) => reviewed);
  const having = (code: CodeLine) => chosen.filter(({ mentions }) => has(mentions, code));
  const held = codes.filter((code) => having(code).length > 0);
  const count = (code: CodeLine) => (
    <span className="type-small figures flex-none text-ink-3">
      {having(code).length > 0 && `${whole(having(code).length)} have it`}
    </span>
  );
  const [typed, setTyped] = useState("");
  const picker = (which: Exclude<Picking, null>) => ({
    isOpen: picking === which,
    onOpen: (isOpen: boolean) => {
      onPicking(isOpen ? which : null);
      setTyped("");
    },
  });
  const decide = (
    answers: readonly AnswerLine[],
    codesOf: (answer: AnswerLine) => Decision["mentions"],
    what: string,
  ) => onDecide(answers, (answer) => changed(answer, codesOf(answer)), what);
  const check = () =>
    onDecide(chosen, (answer) => checked(answer, !areChecked), areChecked ? "Not checked any more" : "Checked");
  const add = (code: CodeLine) => {
    picker("add").onOpen(false);
    const lacking = chosen.filter(({ mentions }) => !has(mentions, code));
    decide(lacking, ({ mentions }) => withCode(mentions, code), `“${code.name}” added`);
  };
  const remove = (code: CodeLine) => {
    picker("remove").onOpen(false);
    decide(having(code), ({ mentions }) => withoutCode(mentions, code.id), `“${code.name}” removed`);
  };
  const replace = (taken: CodeLine, given: CodeLine) =>
    decide(
      having(taken),
      ({ mentions }) => withReplacement(mentions, taken, given),
      `“${taken.name}” replaced by “${given.name}”`,
    );
  const acts = {
    add: () => picker("add").onOpen(true),
    replace: held.length > 0 ? () => picker("replace").onOpen(true) : null,
    remove: held.length > 0 ? () => picker("remove").onOpen(true) : null,
  };
  usePageKeys({ a: check });
  usePaletteAction(`${areChecked ? "Uncheck" : "Check"} the chosen answers`, "check", check);
  usePaletteAction("Add a code to the chosen answers", "add", acts.add);
  usePaletteAction("Replace a code of the chosen answers", "move", acts.replace);
  usePaletteAction("Remove a code from the chosen answers", "delete", acts.remove);
  usePaletteAction("Assign the chosen answers to people", "person", onAssign ?? null);
  return (
    <ChosenBar label="Chosen answers" chosen={counted(chosen.length, "answer")} isAboveHints onClear={onClear}>
      <Button type="button" look="primary" onClick={check}>
        <Icon name="check" /> {areChecked ? "Uncheck" : "Check"} <Kbd>A</Kbd>
      </Button>
      <CodePicker label="Add a code" keyHint="+" typed={typed} onType={setTyped} {...picker("add")}>
        <CodeOptions codes={codes} aside={count} onChoose={add} />
        <NewCodeOption ids={ids} codes={codes} typed={typed} onChoose={add} />
      </CodePicker>
      {held.length > 0 && (
        <>
          <ReplacePicker ids={ids} codes={codes} held={held} aside={count} onReplace={replace} {...picker("replace")} />
          <CodePicker label="Remove a code" keyHint="−" typed={typed} onType={setTyped} {...picker("remove")}>
            <CodeOptions codes={held} aside={count} onChoose={remove} />
          </CodePicker>
        </>
      )}
      {onAssign && (
        <Button type="button" onClick={onAssign}>
          Assign
        </Button>
      )}
      {onTranslate && (
        <Button type="button" onClick={onTranslate}>
          Translate
        </Button>
      )}
    </ChosenBar>
  );
}
