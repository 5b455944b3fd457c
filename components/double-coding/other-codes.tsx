"use client";

import { type MouseEvent, useState } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { CodeChip } from "../answers/code-chip";
import { CodeFinder } from "../answers/code-finder";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";

type OtherCodesProps = {
  ids: QuestionIds;
  codes: CodeLine[];
  /** Ids of the codes to start from. */
  start: readonly string[];
  onSave: (event: MouseEvent, chosen: string[]) => void;
  onCancel: () => void;
};

/** Chooses the codes that an answer gets. At first, all codes that somebody gave it are chosen. */
export function OtherCodes({ ids, codes, start, onSave, onCancel }: OtherCodesProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(start));
  const [isOpen, setOpen] = useState(true);
  const toggle = ({ id }: CodeLine) =>
    setChosen((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
  return (
    <fieldset className="flex flex-wrap items-center gap-1.5">
      <legend className="sr-only">Other codes</legend>
      {[...chosen].map((id) => {
        const code = codes.find((one) => one.id === id);
        return code && <CodeChip key={id} name={code.name} colour={code.category.colour} confidence="high" />;
      })}
      {chosen.size === 0 && <span className="text-ink-3">No code</span>}
      <CodeFinder open={isOpen} onOpenChange={setOpen} ids={ids} codes={codes} held={chosen} onToggle={toggle} />
      <Button type="button" look="primary" onClick={(event) => onSave(event, [...chosen])}>
        Save these codes
      </Button>
      <Button type="button" look="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </fieldset>
  );
}
