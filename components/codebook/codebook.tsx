"use client";

import { useState } from "react";
import type { CodingType } from "@/db/schema/terms";
import type { QuestionIds } from "../questions/question-ids";
import { onDemand } from "../ui/on-demand";
import type { SiblingQuestion } from "./clone-dialog";
import type { CodeChange } from "./code-dialog";
import { CodebookContext } from "./codebook-context";
import { CodebookToolbar } from "./codebook-toolbar";
import { CodebookTree } from "./codebook-tree";
import { DraftNote } from "./draft-note";
import { SelectionBar } from "./selection-bar";
import { useCodebook } from "./use-codebook";

const CodeDialog = onDemand(async () => (await import("./code-dialog")).CodeDialog);
const HistoryPanel = onDemand(async () => (await import("./history-panel")).HistoryPanel);
const CodePanel = onDemand(async () => (await import("./code-panel")).CodePanel);

type CodebookProps = {
  ids: QuestionIds;
  codingType: CodingType;
  hasWeight: boolean;
  mayEdit: boolean;
  siblings: readonly SiblingQuestion[];
};

/** The codebook as a tree to edit in place; beside it, the code that is open or the history. */
export function Codebook({ ids, codingType, hasWeight, mayEdit, siblings }: CodebookProps) {
  const editor = useCodebook(ids);
  const [openId, setOpenId] = useState<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<CodeChange | null>(null);
  const [showsHistory, setShowsHistory] = useState(false);
  const [filter, setFilter] = useState("");
  const [revealed, reveal] = useState<string | null>(null);
  const codes = editor.view.categories.flatMap((category) => category.codes);
  const open = codes.find(({ id }) => id === openId);
  const chosen = codes.filter(({ id }) => selected.has(id));
  const subjects = chosen.length > 0 ? chosen : open ? [open] : [];
  const clear = () => setSelected(new Set());
  const withSentiment = codingType !== "qualitative_topics";

  return (
    <CodebookContext value={{ ids, editor, mayEdit, codingType, withSentiment, hasWeight, reveal }}>
      <div className="flex min-h-0 flex-1">
        <div className="flex min-w-0 flex-1 flex-col">
          <CodebookToolbar
            filter={filter}
            onFilter={setFilter}
            siblings={siblings}
            categoryId={open?.category.id}
            onHistory={() => setShowsHistory(!showsHistory)}
          />
          <DraftNote />
          <CodebookTree
            filter={filter}
            revealed={revealed}
            onRevealed={() => reveal(null)}
            openId={openId}
            onOpen={(id) => {
              setShowsHistory(false);
              setOpenId(id);
            }}
            selected={selected}
            onSelect={setSelected}
            onAsk={(change, id) => {
              if (chosen.length === 0) setOpenId(id);
              setAsking(change);
            }}
          />
          {mayEdit && chosen.length > 0 && <SelectionBar chosen={chosen} onAsk={setAsking} onClear={clear} />}
        </div>
        {showsHistory ? (
          <HistoryPanel onClose={() => setShowsHistory(false)} />
        ) : (
          open && (
            <CodePanel
              key={open.id}
              code={open}
              onAsk={(change) => {
                clear();
                setAsking(change);
              }}
              onClose={() => setOpenId(null)}
            />
          )
        )}
        {asking && <CodeDialog change={asking} subjects={subjects} onClose={() => setAsking(null)} onDone={clear} />}
      </div>
    </CodebookContext>
  );
}
