"use client";

import { Command } from "cmdk";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { FindField } from "../ui/find-field";
import { Icon } from "../ui/icon";
import { Kbd } from "../ui/kbd";
import { HiddenTitle, Modal } from "../ui/modal";
import { excerptAround, useDocsIndex } from "./docs-index";

const MAX_HITS = 12;

/** Searches every section of the documentation. Opens with / and Ctrl K. */
export function DocsSearch() {
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState("");
  const router = useRouter();
  const search = useDocsIndex(isOpen);
  useOpeningKeys(() => setOpen(true));
  const hits = search?.(words).slice(0, MAX_HITS) ?? [];
  const first = hits[0]?.href ?? "";
  useEffect(() => setChosen(first), [first]);
  const go = (href: string) => () => {
    setOpen(false);
    router.push(href);
  };
  return (
    <>
      <button
        type="button"
        aria-label="Search the documentation"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setOpen(true)}
        className="type-ui flex min-h-9 items-center gap-2 rounded-2 text-ink-3 max-sm:size-9 max-sm:justify-center max-sm:hover:bg-hover sm:w-60 sm:border sm:border-line sm:bg-surface sm:ps-2.5 sm:pe-1.5 sm:hover:border-line-strong coarse:min-h-11 coarse:max-sm:w-11"
      >
        <Icon name="search" />
        <span className="flex-1 text-start max-sm:hidden">Search</span>
        <span className="max-sm:hidden">
          <Kbd>/</Kbd>
        </span>
      </button>
      <Modal
        open={isOpen}
        onOpenChange={setOpen}
        className="appears inset-x-3 top-[10dvh] mx-auto max-w-[640px] overflow-hidden rounded-3 bg-raised max-sm:top-3"
      >
        <HiddenTitle>Search the documentation</HiddenTitle>
        <Command label="Search the documentation" shouldFilter={false} value={chosen} onValueChange={setChosen} loop>
          <FindField
            value={words}
            onValueChange={setWords}
            placeholder="Search guides, operations, errors"
            className="h-13 w-full border-b border-line bg-transparent px-4 text-[16px] text-ink outline-none placeholder:text-ink-3"
          />
          <Command.List className="max-h-[min(520px,70dvh)] overflow-y-auto p-1.5">
            {words.trim() !== "" && search && (
              <Command.Empty className="px-3 py-6 text-ink-2">Nothing about “{words}”.</Command.Empty>
            )}
            {words.trim() === "" && (
              <p className="px-3 py-6 text-ink-2">Try “idempotency”, “upload a file” or an error code.</p>
            )}
            {hits.map(({ href, page, title, text }) => (
              <Command.Item
                key={href}
                value={href}
                onSelect={go(href)}
                className="grid cursor-pointer gap-0.5 rounded-2 px-3 py-2 data-[selected=true]:bg-hover"
              >
                <span className="flex items-baseline gap-3">
                  <span className="type-strong min-w-0 truncate">{title}</span>
                  <span className="type-small ms-auto max-w-[50%] flex-none truncate text-ink-3">{page}</span>
                </span>
                <span className="type-small line-clamp-2 text-ink-2">{excerptAround(text, words)}</span>
              </Command.Item>
            ))}
          </Command.List>
        </Command>
      </Modal>
    </>
  );
}

function useOpeningKeys(open: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isWriting = (event.target as Element).closest("input, textarea, select, [contenteditable]") !== null;
      const isSlash = event.key === "/" && !isWriting && !event.ctrlKey && !event.metaKey;
      const isCtrlK = event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
      if (!isSlash && !isCtrlK) return;
      event.preventDefault();
      open();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, [open]);
}
