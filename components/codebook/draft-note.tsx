"use client";

import { useState } from "react";
import { Button, ButtonLink } from "../ui/button";
import { onDemand } from "../ui/on-demand";
import { useCodebookPage } from "./codebook-context";

const GenerateDialog = onDemand(async () => (await import("./generate-dialog")).GenerateDialog);
const ImportDialog = onDemand(async () => (await import("./import-dialog")).ImportDialog);

/** Says how the codebook was drafted, and what else it could begin with. */
export function DraftNote() {
  const { ids, editor, mayEdit } = useCodebookPage();
  const { draft } = editor.view;
  const [asking, setAsking] = useState<"frame" | "import" | null>(null);
  const close = () => setAsking(null);
  if (!draft) return null;
  const { frame, engine } = draft;
  const isLocal = engine.startsWith("local/");
  if (!isLocal && !frame) return null;
  return (
    <div className="flex flex-none flex-wrap items-center gap-x-4 gap-y-1 border-b border-line px-4 py-2 sm:px-6 print:hidden">
      <p className="type-small text-ink-2">
        {frame &&
          `Template: ${frame.name}${frame.recognised ? ", chosen automatically" : ""}; ${percent(frame.share)} of the answers fit. `}
        {isLocal && "Drafted without a language model: read it before you code."}
      </p>
      {mayEdit && (
        <span className="flex flex-wrap items-center gap-1">
          <Button type="button" look="ghost" onClick={() => setAsking("frame")}>
            Start from a template
          </Button>
          <Button type="button" look="ghost" onClick={() => setAsking("import")}>
            Import your own list
          </Button>
          {isLocal && (
            <ButtonLink look="ghost" href="/settings/model">
              Connect a model
            </ButtonLink>
          )}
        </span>
      )}
      {asking === "frame" && <GenerateDialog ids={ids} onClose={close} frame={frame?.key ?? "auto"} />}
      {asking === "import" && <ImportDialog ids={ids} onClose={close} />}
    </div>
  );
}

const percent = (share: number) => new Intl.NumberFormat("en", { style: "percent" }).format(share);
