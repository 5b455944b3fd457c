"use client";

import { classNames } from "./class-names";
import { Modal, type ModalProps } from "./modal";

const SIDES = {
  start: "slides start-0 w-[288px] max-w-[calc(100vw-56px)] overflow-y-auto bg-canvas p-2",
  end: "appears end-0 w-[420px] max-w-[calc(100vw-48px)] overflow-hidden bg-raised max-sm:w-full max-sm:max-w-none",
};

type DrawerProps = Omit<ModalProps, "isDescribed" | "className"> & { side: keyof typeof SIDES };

/** A panel that comes over the page from one side and takes its whole height. */
export function Drawer({ side, ...modal }: DrawerProps) {
  return <Modal {...modal} className={classNames("inset-y-0", SIDES[side])} />;
}
