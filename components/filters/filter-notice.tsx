"use client";

import type { QuestionIds } from "../questions/question-ids";
import { Notice } from "../ui/notice";
import { useCodeName } from "./use-code-name";

type FilterNoticeProps = { ids: QuestionIds; codes: readonly { id: string; name: string }[]; unknown: string[] };

/** Shown instead of results if the filter names what the question no longer has: the codes `unknown`, or a category. */
export function FilterNotice({ ids, codes, unknown }: FilterNoticeProps) {
  const nameOf = useCodeName(ids, codes);
  const names = unknown.map(nameOf).filter((name) => name !== "unknown");
  const words =
    names.length === unknown.length
      ? `${unknown.length === 1 ? "the code" : "the codes"} ${new Intl.ListFormat("en").format(names.map((name) => `“${name}”`))}`
      : `${unknown.length === 1 ? "a code" : `${unknown.length} codes`}`;
  if (unknown.length === 0) {
    return (
      <div className="px-4 py-4 sm:px-6">
        <Notice tone="warn">
          The filter names a category that the question no longer has, or a code outside its category. Nothing is shown
          until you remove one of them from the filter.
        </Notice>
      </div>
    );
  }
  return (
    <div className="px-4 py-4 sm:px-6">
      <Notice tone="warn">
        The filter names {words}, deleted or merged since. Nothing is shown until you remove{" "}
        {unknown.length === 1 ? "it" : "them"} from the filter, or choose what took{" "}
        {unknown.length === 1 ? "its" : "their"} place.
      </Notice>
    </div>
  );
}
