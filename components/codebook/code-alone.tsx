"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { Check } from "../ui/check";
import { useCodebookPage } from "./codebook-context";
import { exclusiveQuery } from "./queries";

/** Whether the code is exclusive, so that an answer with it has no other one. */
export function CodeAlone({ code }: { code: CodeLine }) {
  const { ids, editor } = useCodebookPage();
  const { data: exclusive } = useQuery(exclusiveQuery(ids));
  const [wanted, setWanted] = useState<boolean | null>(null);
  if (!exclusive) return null;
  const setAlone = async (isAlone: boolean) => {
    setWanted(isAlone);
    try {
      await editor.editAndWait({
        act: ({ updateCode }) => updateCode(code.id, { exclusive: isAlone }),
        done: `“${code.name}” ${isAlone ? "is exclusive" : "is not exclusive any more"}`,
      });
    } catch {
      // The editor has shown the failure.
    } finally {
      setWanted(null);
    }
  };
  return (
    <Check isChecked={wanted ?? exclusive.has(code.id)} onChange={setAlone}>
      Exclusive: no other code in the same answer
    </Check>
  );
}
