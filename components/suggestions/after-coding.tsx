"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { projectQuery } from "../projects/queries";
import { Check } from "../ui/check";
import { setSuggestAfterCoding } from "./queries";

/**
 * Whether the project computes suggestions in the background. A change is shown at once, and reverted if storing it
 * fails.
 */
export function AfterCoding({ projectId }: { projectId: string }) {
  const cache = useQueryClient();
  const { queryKey } = projectQuery(projectId);
  const { data } = useQuery(projectQuery(projectId));
  /** The choice while it is being stored. */
  const [chosen, setChosen] = useState<boolean | null>(null);
  const change = useMutation({
    mutationFn: (wanted: boolean) => setSuggestAfterCoding(projectId, wanted),
    onSettled: async () => {
      await cache.invalidateQueries({ queryKey });
      setChosen(null);
    },
  });
  if (!data) return null;
  const isOn = chosen ?? data.suggest_after_coding;
  return (
    <div className="type-small grid gap-0.5 text-ink-2">
      <Check
        isChecked={isOn}
        onChange={(wanted) => {
          setChosen(wanted);
          change.mutate(wanted);
        }}
      >
        Look for suggestions automatically whenever answers of this project are coded
      </Check>
      <p className="ps-6 text-ink-3">
        {isOn
          ? "They are there when you open this page. After edits of the codebook, opening it brings them up to date."
          : "They are looked for when somebody opens this page after codes or answers have changed."}
      </p>
    </div>
  );
}
