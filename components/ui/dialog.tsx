"use client";

import { Dialog as Primitive } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  /** Stands in the middle, or comes from the end side for what needs more room. */
  place?: "middle" | "end";
  width?: string;
  children: ReactNode;
};

const PLACES = {
  middle: "inset-x-3 top-[10vh] mx-auto max-h-[82vh] rounded-3",
  end: "inset-y-0 end-0 max-w-[calc(100vw-48px)] max-sm:max-w-none",
};

/** A choice that blocks the page until it is made or left with Escape. Focus returns to where it came from. */
export function Dialog({ open, onOpenChange, title, description, place = "middle", width, children }: DialogProps) {
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="scrim fixed inset-0 z-20 bg-scrim" />
        <Primitive.Content
          {...(description === undefined && { "aria-describedby": undefined })}
          className={classNames(
            "appears fixed z-20 flex flex-col overflow-hidden bg-raised shadow-3 outline-none",
            PLACES[place],
            width ?? (place === "middle" ? "max-w-[480px]" : "w-[420px] max-sm:w-full"),
          )}
        >
          <div className="flex items-start gap-3 px-5 pt-4 pb-3">
            <div className="min-w-0 flex-1">
              <Primitive.Title className="type-head">{title}</Primitive.Title>
              {description !== undefined && (
                <Primitive.Description asChild>
                  <div className="mt-1 text-ink-2">{description}</div>
                </Primitive.Description>
              )}
            </div>
            <Primitive.Close
              aria-label="Close"
              className="-me-1.5 grid size-7 place-items-center rounded-2 text-ink-2 hover:bg-hover coarse:size-11"
            >
              <Icon name="close" />
            </Primitive.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-5">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** The buttons at the foot of a dialog, the one to press last. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap justify-end gap-2">{children}</div>;
}
