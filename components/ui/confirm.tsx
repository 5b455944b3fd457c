import type { ReactNode } from "react";
import { Button } from "./button";

type ConfirmProps = {
  /** The labels of both buttons: the one that asks for confirmation and the one that acts. */
  act: string;
  label: string;
  question: string;
  children?: ReactNode;
};

/** An action within a form that asks for confirmation. It opens without JavaScript. */
export function Confirm({ act, label, question, children }: ConfirmProps) {
  return (
    <details className="group max-w-full open:basis-full">
      <summary
        aria-label={label}
        className="type-strong inline-flex min-h-7 cursor-pointer list-none items-center rounded-2 border border-transparent px-2.5 text-ink-2 hover:bg-hover hover:text-ink group-open:ms-auto group-open:flex group-open:w-fit coarse:min-h-11 [&::-webkit-details-marker]:hidden"
      >
        <span className="group-open:hidden">{act}…</span>
        <span className="hidden group-open:inline">Keep</span>
      </summary>
      <div className="mt-2 grid justify-items-start gap-3 rounded-2 bg-danger-tint p-3 text-danger-ink">
        <p>{question}</p>
        {children}
        <Button type="submit" look="danger">
          {act}
        </Button>
      </div>
    </details>
  );
}
