"use client";

import { useMutation } from "@tanstack/react-query";
import { DECK_TYPE } from "@/lib/slides/deck-type";
import { WORKBOOK_TYPE } from "@/lib/tables/workbook-type";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { saveFile } from "../ui/save-file";
import { scoreFile } from "./queries";
import type { ScoreSearch } from "./score-search";

const FILES = [
  { type: WORKBOOK_TYPE, words: "Excel" },
  { type: "text/csv", words: "CSV" },
  { type: DECK_TYPE, words: "PowerPoint" },
];

/** Downloads the table as a file. */
export function ScoreDownload({ ids, settings }: { ids: QuestionIds; settings: ScoreSearch }) {
  const download = useMutation({
    mutationFn: async (type: string) => {
      const { name, response } = await scoreFile(ids, settings, type);
      saveFile(name ?? "score", await response.blob());
    },
  });
  return (
    <p className="flex flex-wrap gap-2 px-4 pt-3 sm:px-6 print:hidden">
      {FILES.map(({ type, words }) => (
        <Button key={words} type="button" disabled={download.isPending} onClick={() => download.mutate(type)}>
          <Icon name="download" /> This table as {words}
        </Button>
      ))}
    </p>
  );
}
