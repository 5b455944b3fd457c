"use client";

import { useEffect, useState } from "react";
import { classNames } from "../ui/class-names";
import { Icon } from "../ui/icon";

const SHOWN_MS = 1_600;

/** Copies a sample, and confirms that for a moment. */
export function CopyButton({ text, isBesideTabs = false }: { text: string; isBesideTabs?: boolean }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <button
      type="button"
      onClick={copy}
      className={classNames(
        "type-label flex h-7 flex-none items-center gap-1 rounded-2 px-2 text-ink-3 hover:bg-hover hover:text-ink coarse:h-11",
        isBesideTabs ? "ms-1" : "ms-auto",
      )}
    >
      <Icon name={isCopied ? "check" : "copy"} />
      <span aria-live="polite">{isCopied ? "Copied" : "Copy"}</span>
    </button>
  );
}
