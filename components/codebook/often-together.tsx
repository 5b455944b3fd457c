"use client";

import { useQuery } from "@tanstack/react-query";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { useIsCoder } from "../shell/coder-context";
import { Percent, whole } from "../ui/figures";
import { useCodebookPage } from "./codebook-context";
import { togetherQuery } from "./queries";

const SHOWN = 3;

/** The codes that occur most often in this code's answers. */
export function OftenTogether({ code }: { code: CodeLine }) {
  const { ids, editor } = useCodebookPage();
  const isCoder = useIsCoder();
  const { data } = useQuery({ ...togetherQuery(ids, code.id), enabled: code.answers > 0 && !isCoder });
  const codes = new Map(editor.view.categories.flatMap((category) => category.codes).map((line) => [line.id, line]));
  const pairs = [...(data ?? [])].flatMap(([id, count]) => {
    const other = codes.get(id);
    return other ? [{ other, count }] : [];
  });
  if (pairs.length === 0) return null;
  return (
    <section aria-label="Often together with">
      <h3 className="type-label mb-1 text-ink-2">Often together with</h3>
      <ul className="figures">
        {pairs.slice(0, SHOWN).map(({ other, count }) => (
          <li key={other.id} className={`cat-${other.category.colour} flex min-h-6 items-center gap-2`}>
            <span aria-hidden="true" className="size-[9px] flex-none rounded-[2px] bg-cat" />
            <span className="min-w-0 flex-1 truncate">{other.name}</span>
            <span className="text-ink-2">{whole(count)}</span>
            <span className="w-14 text-end text-ink-3">
              <Percent share={count / code.answers} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
