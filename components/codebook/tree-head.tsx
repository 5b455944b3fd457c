"use client";

import { classNames } from "../ui/class-names";
import { useCodebookPage } from "./codebook-context";

export function TreeHead() {
  const { editor, mayEdit, withSentiment, hasWeight } = useCodebookPage();
  return (
    <thead className="type-label sticky top-11 z-1 bg-canvas text-ink-3 wide:top-[45px] print:static">
      <tr className="h-7 shadow-[inset_0_-1px_0_var(--line)]">
        {mayEdit && (
          <th scope="col" className="w-10 ps-4 pe-1.5 sm:ps-6">
            <span className="sr-only">Select</span>
          </th>
        )}
        <th scope="col" className="hidden w-10 pe-2 text-end! sm:table-cell">
          No.
        </th>
        <th scope="col" className="ps-2">
          Code
        </th>
        {withSentiment && (
          <th scope="col" className="w-6 pe-2 sm:w-20">
            <span className="max-sm:sr-only">Sentiment</span>
          </th>
        )}
        {editor.view.base > 0 ? (
          <>
            <th scope="col" className={classNames("pe-2 text-end!", hasWeight ? "w-28" : "w-16")}>
              {hasWeight ? "Unweighted share" : "Share"}
            </th>
            <td className="hidden w-[22%] min-[112.5rem]:w-[46%] md:table-cell" />
            <th scope="col" className="w-16 pe-4 text-end! sm:w-20 sm:pe-6">
              Answers
            </th>
          </>
        ) : (
          <th scope="col" className="hidden w-[50%] px-2 md:table-cell">
            Definition
          </th>
        )}
      </tr>
    </thead>
  );
}
