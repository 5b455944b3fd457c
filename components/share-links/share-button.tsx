"use client";

import { useState } from "react";
import { usePaletteAction } from "../palette/palette-actions";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { onDemand } from "../ui/on-demand";
import type { ShareDialogProps } from "./share-dialog";

const ShareDialog = onDemand(async () => (await import("./share-dialog")).ShareDialog);

/** Opens a dialog with the project's share links. */
export function ShareButton(props: Omit<ShareDialogProps, "onClose">) {
  const [isOpen, setOpen] = useState(false);
  usePaletteAction("Share the results by a link", "share", () => setOpen(true));
  return (
    <>
      <Button type="button" onClick={() => setOpen(true)}>
        <Icon name="share" /> <span className="max-sm:sr-only">Share</span>
      </Button>
      {isOpen && <ShareDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
