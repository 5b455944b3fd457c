"use client";

import { type ReactNode, useState } from "react";
import { Icon } from "./icon";
import type { ModalPanelProps } from "./modal-panel";
import { useModalParts } from "./modal-parts";
import { onDemand } from "./on-demand";

const ModalPanel = onDemand(() => import("./modal-panel").then((module) => module.ModalPanel), {
  giveUp: ({ onOpenChange }) => onOpenChange(false),
  takesFocus: true,
});

/** Fetches the code that all modals share. */
export const fetchModals = ModalPanel.fetchAhead;

/**
 * A panel over the page, which it blocks. Escape or a click beside the panel closes it. Then the focus returns to the
 * element that had it before, unless another element has taken it.
 */
export function Modal(props: ModalPanelProps) {
  const [wasOpened, setOpened] = useState(props.open);
  if (props.open && !wasOpened) setOpened(true);
  return wasOpened && <ModalPanel {...props} />;
}

type ModalBodyProps = { title: string; description?: ReactNode; isText?: boolean; children: ReactNode };

/** The head of a modal, with a button to close it, and its content, which scrolls. */
export function ModalBody({ title, description, isText = false, children }: ModalBodyProps) {
  const parts = useModalParts();
  return (
    <>
      <div className="px-5 pt-4 pb-3">
        <parts.Title className="type-head pe-8">{title}</parts.Title>
        {description !== undefined && (
          <parts.Description asChild>
            <div className="mt-1 text-ink-2">{description}</div>
          </parts.Description>
        )}
      </div>
      <div {...(isText && { tabIndex: 0 })} className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">
        {children}
      </div>
      {/* Last in tab order, because a dialog opens with the focus on its first field. */}
      <parts.Close
        aria-label="Close"
        className="absolute end-3.5 top-4 grid size-7 place-items-center rounded-2 text-ink-2 hover:bg-hover coarse:top-2 coarse:size-11"
      >
        <Icon name="close" />
      </parts.Close>
    </>
  );
}

/** The name of a modal without a head, for screen readers. */
export function HiddenTitle({ children }: { children: string }) {
  const parts = useModalParts();
  return <parts.Title className="sr-only">{children}</parts.Title>;
}
