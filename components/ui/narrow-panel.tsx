"use client";

import type { ReactNode } from "react";
import { Drawer } from "./drawer";
import { ModalBody } from "./modal";

export type SidePanelProps = { title: string; onClose: () => void; children: ReactNode };

/** A side panel on a screen without room beside the page. */
export const NarrowPanel = ({ title, onClose, children }: SidePanelProps) => (
  <Drawer side="end" open onOpenChange={onClose}>
    <ModalBody title={title}>{children}</ModalBody>
  </Drawer>
);
