"use client";

import { useState } from "react";
import { CodePanel } from "./code-panel";
import { CodebookToolbar } from "./codebook-toolbar";
import { CodebookTree } from "./codebook-tree";
import { HistoryPanel } from "./history-panel";
import { MergeDialog } from "./merge-dialog";
import { MoveDialog } from "./move-dialog";
import type { QuestionIds } from "./queries";
import { SelectionBar } from "./selection-bar";
import { SplitDialog } from "./split-dialog";
import { useCodebook } from "./use-codebook";

type CodebookProps = {
  ids: QuestionIds;
  withSentiment: boolean;
  /** Whether the codebook can be changed: by no viewer, and not while a job works with it. */
  mayEdit: boolean;
  siblings: readonly { id: string; text: string }[];
};

export type Asking = "merge" | "move" | "split" | null;

/** The codebook as a tree that can be edited in place, with the open code or the history beside it. */
export function Codebook({ ids, withSentiment, mayEdit, siblings }: CodebookProps) {
  const editor = useCodebook(ids);
  const { view } = editor;
  const [openId, setOpenId] = useState<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [asking, setAsking] = useState<Asking>(null);
  const [showsHistory, setShowsHistory] = useState(false);
  const [filter, setFilter] = useState("");
  const codes = view.categories.flatMap((category) => category.codes);
  const open = codes.find(({ id }) => id === openId);
  const chosen = codes.filter(({ id }) => selected.has(id));
  const subjects = chosen.length > 0 ? chosen : open ? [open] : [];
  const clear = () => setSelected(new Set());
  const closeDialog = () => setAsking(null);

  return (
    <div className="flex min-h-0 flex-1">
      <div className="flex min-w-0 flex-1 flex-col">
        <CodebookToolbar
          ids={ids}
          editor={editor}
          mayEdit={mayEdit}
          filter={filter}
          onFilter={setFilter}
          siblings={siblings}
          onHistory={() => setShowsHistory(!showsHistory)}
        />
        <CodebookTree
          editor={editor}
          mayEdit={mayEdit}
          withSentiment={withSentiment}
          filter={filter}
          openId={openId}
          onOpen={(id) => {
            setShowsHistory(false);
            setOpenId(id);
          }}
          selected={selected}
          onSelect={setSelected}
          onAsk={(what, id) => {
            if (chosen.length === 0) setOpenId(id);
            setAsking(what);
          }}
        />
        {mayEdit && chosen.length > 0 && (
          <SelectionBar chosen={chosen} base={view.base} onAsk={setAsking} onClear={clear} />
        )}
      </div>
      {showsHistory ? (
        <HistoryPanel ids={ids} editor={editor} mayEdit={mayEdit} onClose={() => setShowsHistory(false)} />
      ) : (
        open && (
          <CodePanel
            key={open.id}
            ids={ids}
            code={open}
            base={view.base}
            editor={editor}
            mayEdit={mayEdit}
            withSentiment={withSentiment}
            onAsk={(what) => {
              clear();
              setAsking(what);
            }}
            onClose={() => setOpenId(null)}
          />
        )
      )}
      {asking === "merge" && (
        <MergeDialog subjects={subjects} codes={codes} editor={editor} onClose={closeDialog} onDone={clear} />
      )}
      {asking === "move" && <MoveDialog subjects={subjects} editor={editor} onClose={closeDialog} onDone={clear} />}
      {asking === "split" && subjects[0] && (
        <SplitDialog code={subjects[0]} editor={editor} withSentiment={withSentiment} onClose={closeDialog} />
      )}
    </div>
  );
}
