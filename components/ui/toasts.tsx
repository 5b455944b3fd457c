"use client";

import { Toaster } from "sonner";
import { useTheme } from "../theme/use-theme";
import { keepToastFocus } from "./toast-focus";

/** The part of the page that shows toasts: a finished change, with a button to undo it, or the reason of a failure. */
export function Toasts() {
  return (
    <div ref={keepToastFocus} className="contents print:hidden">
      <Toaster
        theme={useTheme()}
        position="bottom-right"
        // Above the bar of actions on chosen rows, which stands at the foot of lists.
        offset={{ bottom: 76 }}
        mobileOffset={{ bottom: 120 }}
        duration={8000}
        gap={8}
        toastOptions={{
          unstyled: true,
          classNames: {
            toast: "type-ui flex w-full items-start gap-3 rounded-3 bg-raised px-4 py-3 text-ink shadow-2 ",
            title: "font-[550]",
            description: "text-ink-2",
            content: "flex-1 min-w-0 wrap-anywhere",
            actionButton:
              "type-strong flex-none rounded-2 border border-line px-2 py-0.5 text-ink hover:bg-hover coarse:min-h-11",
            error: "[&_[data-icon]]:text-danger-ink",
            success: "[&_[data-icon]]:text-accent-ink",
          },
        }}
      />
    </div>
  );
}
