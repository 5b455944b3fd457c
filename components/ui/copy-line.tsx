"use client";

import { useRef, useState } from "react";
import { Button } from "./button";

/** A text to copy, with a button for it; a click selects the whole text. */
export function CopyLine({ label, text }: { label: string; text: string }) {
  const line = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState(false);

  async function copy() {
    line.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Browsers offer the clipboard on secure connections only. Elsewhere the selected text can be copied with Ctrl C.
      setCopied(false);
    }
  }

  return (
    <div className="grid gap-1.5 rounded-2 border border-accent-line bg-accent-tint p-3">
      <label htmlFor="shown-once" className="type-strong text-accent-ink">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          ref={line}
          id="shown-once"
          readOnly
          value={text}
          onFocus={(event) => event.target.select()}
          className="type-code min-h-9 min-w-0 flex-1 basis-60 rounded-2 border border-line-strong bg-surface px-3 text-ink coarse:min-h-11"
        />
        <Button type="button" size="large" onClick={copy} className="noscript:hidden">
          <span aria-live="polite">{isCopied ? "Copied" : "Copy"}</span>
        </Button>
      </div>
    </div>
  );
}
