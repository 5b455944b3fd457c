"use client";

import dynamic from "next/dynamic";
import { useState } from "react";
import { usePaletteAction } from "../palette/palette-actions";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import type { ExportChoice } from "./queries";

const DownloadDialog = dynamic(() => import("./download-dialog").then((module) => module.DownloadDialog), {
  ssr: false,
});

/** `isGrouped`: the question is a wave of a group. `scope`: what the dialog offers first. */
type DownloadButtonProps = {
  projectId: string;
  questionId: string;
  isGrouped: boolean;
  scope?: ExportChoice["scope"];
};

/** Downloads the coded answers as a file; asks first for format, layout and columns, and shows what the file will hold. */
export function DownloadButton(props: DownloadButtonProps) {
  const [isOpen, setOpen] = useState(false);
  usePaletteAction("Download the coded answers", "download", () => setOpen(true));
  return (
    <>
      <Button type="button" onClick={() => setOpen(true)}>
        <Icon name="download" /> Download
      </Button>
      {isOpen && <DownloadDialog scope="question" {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
