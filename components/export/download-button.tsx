"use client";

import { useState } from "react";
import { usePaletteAction } from "../palette/palette-actions";
import { useIsCoder } from "../shell/coder-context";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { onDemand } from "../ui/on-demand";
import type { ExportChoice } from "./queries";

const DownloadDialog = onDemand(async () => (await import("./download-dialog")).DownloadDialog);

/** `isGrouped`: the question is a wave of a group; `grouped`: all its waves are chosen at first. `scope`: whether the question or its whole project is downloaded. */
type DownloadButtonProps = {
  projectId: string;
  questionId: string;
  isGrouped: boolean;
  grouped?: boolean;
  scope?: ExportChoice["scope"];
};

/** Opens a dialog that downloads the coded answers, with a choice of format, layout and columns, and a preview. */
export function DownloadButton(props: DownloadButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const isCoder = useIsCoder();
  usePaletteAction("Download the coded answers", "download", isCoder ? null : () => setOpen(true));
  if (isCoder) return null;
  return (
    <>
      <Button type="button" onClick={() => setOpen(true)}>
        <Icon name="download" /> Download
      </Button>
      {isOpen && <DownloadDialog scope="question" {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
