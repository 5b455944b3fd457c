"use client";

import { Command } from "cmdk";
import type { ReactNode } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import type { QuestionIds } from "../questions/question-ids";
import { useIsCoder } from "../shell/coder-context";
import { Icon } from "../ui/icon";
import { LAST } from "../ui/rank-by-words";
import { useNewCode } from "./use-new-code";

type CodeOptionsProps = {
  codes: CodeLine[];
  /** Shown at the end of a code's line. */
  aside: (code: CodeLine) => ReactNode;
  onChoose: (code: CodeLine) => void;
};

const LINE =
  "flex min-h-8 cursor-default items-center gap-2 rounded-[5px] px-2 data-[selected=true]:bg-hover coarse:min-h-11";

/** The codes as lines of a cmdk list. */
export const CodeOptions = ({ codes, aside, onChoose }: CodeOptionsProps) =>
  codes.map((code) => (
    <Command.Item
      key={code.id}
      value={code.id}
      keywords={[code.name, String(code.number), code.category.name, code.definition ?? "", code.include ?? ""]}
      onSelect={() => onChoose(code)}
      className={`cat-${code.category.colour} ${LINE}`}
    >
      <span aria-hidden="true" className="size-[9px] flex-none rounded-[2px] bg-cat" />
      <span className="min-w-0 flex-1 truncate">{code.name}</span>
      <span className="type-small figures order-first w-5 flex-none text-end text-ink-3">{code.number}</span>
      {aside(code)}
    </Command.Item>
  ));

const failureIsShown = () => {};

type NewCodeOptionProps = Pick<CodeOptionsProps, "codes" | "onChoose"> & { ids: QuestionIds; typed: string };

/**
 * Makes a code with the typed name, unless one exists or the reader is a coder; selects it even if the list has been
 * closed meanwhile.
 */
export function NewCodeOption({ ids, codes, typed, onChoose }: NewCodeOptionProps) {
  const make = useNewCode(ids);
  const isCoder = useIsCoder();
  const wanted = typed.trim();
  const isKnown = codes.some(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  if (wanted === "" || isKnown || isCoder) return null;
  return (
    <Command.Item
      value={LAST}
      disabled={make.isPending}
      onSelect={() => make.mutateAsync(wanted).then(onChoose, failureIsShown)}
      className={LINE}
    >
      <Icon name="add" /> <span className="min-w-0 truncate">New code “{wanted}”</span>
    </Command.Item>
  );
}
