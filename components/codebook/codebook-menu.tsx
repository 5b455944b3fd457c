"use client";

import { useState } from "react";
import { useIsCoder } from "../shell/coder-context";
import { Icon } from "../ui/icon";
import { MenuItem, MenuLine } from "../ui/menu";
import { MoreMenu } from "../ui/more-menu";
import { onDemand } from "../ui/on-demand";
import type { SiblingQuestion } from "./clone-dialog";
import { useCodebookPage } from "./codebook-context";
import { exportAddress } from "./queries";

const ImportDialog = onDemand(async () => (await import("./import-dialog")).ImportDialog);
const CloneDialog = onDemand(async () => (await import("./clone-dialog")).CloneDialog);
const SaveFrameDialog = onDemand(async () => (await import("./save-frame-dialog")).SaveFrameDialog);
const RulesDialog = onDemand(async () => (await import("./rules-dialog")).RulesDialog);
const GenerateDialog = onDemand(async () => (await import("./generate-dialog")).GenerateDialog);

const FORMATS = [
  { format: "json", words: "Export as JSON" },
  { format: "csv", words: "Export as CSV" },
  { format: "xlsx", words: "Export as Excel" },
] as const;

/** A menu for the codebook as a whole: export it, import or clone another one, or generate it again. */
export function CodebookMenu({ siblings }: { siblings: readonly SiblingQuestion[] }) {
  const { ids, mayEdit } = useCodebookPage();
  const [asking, setAsking] = useState<"import" | "clone" | "generate" | "frame" | "rules" | null>(null);
  const close = () => setAsking(null);
  if (useIsCoder()) return null;
  return (
    <>
      <MoreMenu name="the codebook">
        {FORMATS.map(({ format, words }) => (
          <MenuItem key={format} asChild>
            <a href={exportAddress(ids, format)} download>
              <Icon name="download" className="text-ink-3" /> {words}
            </a>
          </MenuItem>
        ))}
        {mayEdit && (
          <>
            <MenuLine />
            <MenuItem icon="upload" onSelect={() => setAsking("import")}>
              Import a codebook
            </MenuItem>
            {siblings.length > 0 && (
              <MenuItem icon="book" onSelect={() => setAsking("clone")}>
                Clone from another question
              </MenuItem>
            )}
            <MenuItem icon="sparkles" onSelect={() => setAsking("generate")}>
              Rebuild the codebook
            </MenuItem>
            <MenuItem icon="book" onSelect={() => setAsking("frame")}>
              Save as template
            </MenuItem>
            <MenuItem icon="book" onSelect={() => setAsking("rules")}>
              Codes per answer
            </MenuItem>
          </>
        )}
      </MoreMenu>
      {asking === "import" && <ImportDialog ids={ids} onClose={close} />}
      {asking === "clone" && <CloneDialog ids={ids} siblings={siblings} onClose={close} />}
      {asking === "frame" && <SaveFrameDialog ids={ids} onClose={close} />}
      {asking === "rules" && <RulesDialog ids={ids} onClose={close} />}
      {asking === "generate" && <GenerateDialog ids={ids} onClose={close} />}
    </>
  );
}
