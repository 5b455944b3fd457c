"use client";

import { useQuery } from "@tanstack/react-query";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { useCodebookPage } from "./codebook-context";
import { manualQuery } from "./queries";

/** The rules that the model has written for a code and uses to code. */
export function CodingRules({ code }: { code: CodeLine }) {
  const { ids } = useCodebookPage();
  const { data } = useQuery(manualQuery(ids));
  const rules = data?.codes.find(({ code_id }) => code_id === code.id);
  if (!rules) return null;
  const lines = [
    { name: "Include", text: rules.include },
    { name: "Exclude", text: rules.exclude },
    { name: "In doubt", text: rules.borderline },
  ];
  return (
    <section aria-label="Coding rules">
      <h3 className="type-label mb-1 text-ink-2">
        Coding rules of the model{!data?.current && " (codes have changed since)"}
      </h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1">
        {lines
          .filter(({ text }) => text)
          .map(({ name, text }) => (
            <div key={name} className="contents">
              <dt className="text-ink-3">{name}</dt>
              <dd dir="auto" className="min-w-0 wrap-anywhere">
                {text}
              </dd>
            </div>
          ))}
        {rules.quotes.length > 0 && (
          <div className="contents">
            <dt className="text-ink-3">Typical</dt>
            <dd className="grid min-w-0 gap-1">
              {rules.quotes.map((quote) => (
                <q key={quote} dir="auto" className="type-verbatim wrap-anywhere">
                  {quote}
                </q>
              ))}
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
