"use client";

import { usePathname } from "next/navigation";
import { Dialog } from "../ui/dialog";
import { Kbd } from "../ui/kbd";
import { KEY_GROUPS } from "./key-groups";

/** All keys, those of the page that is open first. */
export function KeyList({ onClose }: { onClose: () => void }) {
  const here = usePathname();
  const groups = KEY_GROUPS.toSorted((one, other) => Number(other.isOf(here)) - Number(one.isOf(here)));
  return (
    <Dialog open onOpenChange={onClose} title="Keys" isText width="max-w-[640px]">
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
        {groups.map(({ name, keys }) => (
          <section key={name} aria-label={name}>
            <h3 className="type-label mb-1 text-ink-3">{name}</h3>
            <dl>
              {keys.map(([names, words]) => (
                <div key={words} className="flex items-center justify-between gap-3 border-t border-line-soft py-1">
                  <dt>{words}</dt>
                  <dd className="flex flex-none items-center gap-1 text-ink-3">
                    {names.split(" ").map((key) =>
                      key === "–" ? (
                        key
                      ) : (
                        <Kbd key={key} isHint={false}>
                          {key}
                        </Kbd>
                      ),
                    )}
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
