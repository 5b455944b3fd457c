"use client";

import type { ReactNode } from "react";
import { Button } from "./button";
import { onDemand } from "./on-demand";

/** A dialog in the middle of the page, which it blocks until it is closed. */
export const Dialog = onDemand(async () => (await import("./opened-dialog")).OpenedDialog);

type DialogButtonsProps = { cancel?: string; onCancel: () => void; children: ReactNode };

/** The foot of a dialog: a button that closes it without a change, then the buttons that act. */
export function DialogButtons({ cancel = "Cancel", onCancel, children }: DialogButtonsProps) {
  return (
    <div className="mt-5 flex flex-wrap justify-end gap-2">
      <Button type="button" onClick={onCancel}>
        {cancel}
      </Button>
      {children}
    </div>
  );
}
