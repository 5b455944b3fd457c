"use client";

import { useMutation } from "@tanstack/react-query";
import { DECK_TYPE } from "@/lib/slides/deck-type";
import { WORKBOOK_TYPE } from "@/lib/tables/workbook-type";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { saveFile } from "../ui/save-file";
import { tableFile } from "./queries";
import type { TableQuery } from "./table-query";

const FILES = [
  { type: WORKBOOK_TYPE, words: "Excel" },
  { type: DECK_TYPE, words: "PowerPoint" },
] as const;

/** Downloads the table as it is shown, as an Excel workbook or as slides. */
export function TableDownload({ ids, query }: { ids: QuestionIds; query: TableQuery }) {
  const download = useMutation({
    mutationFn: async (type: (typeof FILES)[number]["type"]) => {
      const { name, response } = await tableFile(ids, query, type);
      saveFile(name ?? "cross-tab", await response.blob());
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
