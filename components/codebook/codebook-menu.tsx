"use client";

import { useState } from "react";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { Menu, MenuItem, MenuLine } from "../ui/menu";
import { CloneDialog } from "./clone-dialog";
import { GenerateDialog } from "./generate-dialog";
import { ImportDialog } from "./import-dialog";
import { exportAddress, type QuestionIds } from "./queries";

type CodebookMenuProps = {
  ids: QuestionIds;
  mayEdit: boolean;
  siblings: readonly { id: string; text: string }[];
};

const FORMATS = [
  { format: "json", words: "Export as JSON" },
  { format: "csv", words: "Export as CSV" },
  { format: "xlsx", words: "Export as Excel" },
] as const;

/** What is done with the codebook as a whole: take it out, bring another in, build it anew. */
export function CodebookMenu({ ids, mayEdit, siblings }: CodebookMenuProps) {
  const [asking, setAsking] = useState<"import" | "clone" | "generate" | null>(null);
  const close = () => setAsking(null);
  const trigger = (
    <Button type="button" look="ghost" aria-label="More for the codebook">
      <Icon name="more" />
    </Button>
  );
  return (
    <>
      <Menu trigger={trigger}>
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
              Build it anew
            </MenuItem>
          </>
        )}
      </Menu>
      {asking === "import" && <ImportDialog ids={ids} onClose={close} />}
      {asking === "clone" && <CloneDialog ids={ids} siblings={siblings} onClose={close} />}
      {asking === "generate" && <GenerateDialog ids={ids} onClose={close} />}
    </>
  );
}
