"use client";

import { useEffect, useState } from "react";
import type { Heading } from "@/lib/docs/headings";
import { classNames } from "../ui/class-names";

/** The headings of the page, beside it; the one that is being read is marked. */
export function OnThisPage({ headings }: { headings: Heading[] }) {
  const current = useCurrentHeading(headings);
  return (
    <nav
      aria-label="On this page"
      className="sticky top-13 hidden max-h-[calc(100dvh-53px)] self-start overflow-y-auto py-10 pe-6 min-[1280px]:block print:hidden"
    >
      <h2 className="type-label pb-2 text-ink-3">On this page</h2>
      <ul className="border-s border-line">
        {headings.map(({ id, text, depth }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? "location" : undefined}
              className={classNames(
                "type-small -ms-px block border-s py-1 no-underline hover:text-ink hover:no-underline",
                depth > 2 ? "ps-6" : "ps-3",
                id === current ? "border-accent text-ink" : "border-transparent text-ink-2",
              )}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The id of the last heading that has reached the top of the window; the first one before that. */
function useCurrentHeading(headings: Heading[]): string {
  const [current, setCurrent] = useState("");
  useEffect(() => {
    const look = () => {
      const passed = headings.filter(({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? 1) < 120);
      setCurrent((passed.at(-1) ?? headings[0])?.id ?? "");
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [headings]);
  return current;
}
