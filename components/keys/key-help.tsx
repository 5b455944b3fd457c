"use client";

import { usePathname } from "next/navigation";
import { useState } from "react";
import { Dialog } from "../ui/dialog";
import { Kbd } from "../ui/kbd";
import { usePageKeys } from "../ui/use-page-keys";
import { KEY_GROUPS } from "./key-groups";

/** All keys, by `?`: first those of the page that is open. */
export function KeyHelp() {
  const [isOpen, setOpen] = useState(false);
  const here = usePathname();
  usePageKeys({ "?": () => setOpen(true) });
  const groups = KEY_GROUPS.toSorted((one, other) => Number(other.isOf(here)) - Number(one.isOf(here)));
  return (
    <Dialog open={isOpen} onOpenChange={setOpen} title="Keys" isText width="max-w-[640px]">
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {groups.map(({ name, keys }) => (
          <section key={name} aria-label={name}>
            <h3 className="type-label mb-1 text-ink-3">{name}</h3>
            <dl>
              {keys.map(([names, words]) => (
                <div key={words} className="flex items-center justify-between gap-3 border-t border-line-soft py-1">
                  <dt>{words}</dt>
                  <dd className="flex flex-none items-center gap-1 text-ink-3">
                    {names.split(" ").map((key) => (key === "–" ? key : <Kbd key={key}>{key}</Kbd>))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
