"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { usePathname } from "next/navigation";
import { useIsCoder } from "../shell/coder-context";
import { useGo } from "../shell/use-go";
import { suggestionsQuery } from "../suggestions/queries";
import { classNames } from "../ui/class-names";
import { whole } from "../ui/figures";
import { useCurrentInView } from "../ui/use-current-in-view";
import { usePageKeys } from "../ui/use-page-keys";
import type { QuestionIds } from "./question-ids";
import { questionPages } from "./question-pages";

type QuestionTabsProps = {
  ids: QuestionIds;
  path: string;
  codes: number;
  answers: number;
  /**
   * The number of waiting suggestions when the page was sent. Once their list has been read, its own number is shown.
   */
  suggestions: number;
};

/** The pages of a question, as links. */
export function QuestionTabs({ ids, path, codes, answers, suggestions }: QuestionTabsProps) {
  const { data: pending } = useQuery({ ...suggestionsQuery(ids, "pending"), enabled: false });
  const here = usePathname();
  const go = useGo();
  const tabs = questionPages(path, useIsCoder());
  const counts: Partial<Record<(typeof tabs)[number]["name"], number | null>> = {
    Codebook: codes,
    Answers: answers,
    Suggestions: (pending?.suggestions.length ?? suggestions) || null,
  };
  usePageKeys(Object.fromEntries(tabs.map(({ href, key }) => [`g ${key.toLowerCase()}`, () => go(href)])));
  const bar = useCurrentInView(here);
  return (
    <nav
      ref={bar}
      aria-label="Pages of this question"
      className="relative flex flex-none gap-5 overflow-x-auto border-b border-line px-4 sm:px-6 print:hidden"
    >
      {tabs.map(({ href, name, key }) => {
        const count = counts[name] ?? null;
        const isHere = here === href || (href !== path && here.startsWith(`${href}/`));
        return (
          <Link
            key={href}
            href={href}
            title={`G ${key}`}
            aria-current={isHere ? "page" : undefined}
            className={classNames(
              "flex h-9 flex-none items-center gap-1.5 border-b-2 pt-0.5 no-underline focus-visible:-outline-offset-2 hover:no-underline coarse:h-11",
              isHere ? "border-accent font-[550] text-ink" : "border-transparent text-ink-2 hover:text-ink",
            )}
          >
            {name}
            {count !== null && <span className="type-label figures text-ink-3">{whole(count)}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
