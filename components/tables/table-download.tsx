"use client";

import { useMutation } from "@tanstack/react-query";
import type { QuestionIds } from "../questions/question-ids";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { saveFile } from "../ui/save-file";
import { tableWorkbook } from "./queries";
import type { TableQuery } from "./table-query";

/** Downloads the table as it is shown, as an Excel workbook. */
export function TableDownload({ ids, query }: { ids: QuestionIds; query: TableQuery }) {
  const download = useMutation({
    mutationFn: async () => {
      const { name, response } = await tableWorkbook(ids, query);
      saveFile(name ?? "cross-tab.xlsx", await response.blob());
    },
  });
  return (
    <p className="px-4 pt-3 sm:px-6 print:hidden">
      <Button type="button" disabled={download.isPending} onClick={() => download.mutate()}>
        <Icon name="download" /> This table as Excel
      </Button>
    </p>
  );
}
