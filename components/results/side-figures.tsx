import Link from "next/link";
import type { ReactNode } from "react";
import { CONFIDENCES, type Confidence } from "@/db/schema/terms";
import type { AnswerCounts } from "@/lib/analytics/read-question";
import type { AnswerFilter } from "@/lib/responses/answer-filter";
import { answersHref, isAboutMentions } from "../answers/answer-query";
import { ConfidenceGauge } from "../ui/confidence-gauge";
import { counted, Percent, whole } from "../ui/figures";

type SideFiguresProps = {
  path: string;
  filter: AnswerFilter;
  confidence: Record<Confidence, number>;
  counts: AnswerCounts;
};

/** The figures beside the code table: the confidence of the codes, the uncoded answers by reason, and what was free. */
export function SideFigures({ path, filter, confidence, counts }: SideFiguresProps) {
  const assignments = confidence.high + confidence.medium + confidence.low;
  const uncoded = [
    { name: "No code fits", count: counts.noCodeFits, note: "" },
    { name: "No code (set by a person)", count: counts.leftByHand, note: "" },
    { name: "Empty, not in the base", count: counts.empty, note: "free" },
    { name: "Unreadable", count: counts.unreadable - counts.empty, note: "free" },
    { name: "“Don’t know”, “nothing”", count: counts.nonAnswers, note: "" },
    { name: "Their codes were deleted", count: counts.lost, note: "free" },
    { name: "Not coded yet", count: counts.waiting - counts.lost, note: "" },
  ].filter(({ count }) => count > 0);
  return (
    <aside
      aria-label="How the coding went"
      className="grid content-start gap-4 md:grid-cols-2 md:gap-8 xl:grid-cols-1 xl:gap-4"
    >
      {assignments > 0 && (
        <Block title="Confidence" base={counted(assignments, "code given", "codes given")}>
          {CONFIDENCES.map((level) => (
            <Line
              key={level}
              name={<ConfidenceGauge confidence={level} />}
              link={
                confidence[level] > 0 && level !== "high" && !isAboutMentions(filter)
                  ? answersHref(path, { ...filter, confidence: level })
                  : null
              }
              linkName={`Answers with ${level} confidence`}
              count={confidence[level]}
              end={<Percent share={confidence[level] / assignments} />}
            />
          ))}
        </Block>
      )}
      <Block title="Not coded" base={counted(counts.total - counts.coded, "answer")}>
        {uncoded.length === 0 && <li className="text-ink-2">Every answer has a code.</li>}
        {uncoded.map(({ name, count, note }) => (
          <Line key={name} name={name} link={null} linkName="" count={count} end={note} />
        ))}
        {counts.total > counts.coded && (
          <li className="mt-1">
            <Link href={answersHref(path, { ...filter, view: "uncoded" })} className="type-small print:hidden">
              Read them
            </Link>
          </li>
        )}
      </Block>
      {counts.duplicates > 0 && (
        <p className="type-small text-ink-3 xl:border-t xl:border-line xl:pt-4">
          {counted(counts.duplicates, "answer")} {counts.duplicates === 1 ? "repeats" : "repeat"} another word for word:
          coded like it, and free.
        </p>
      )}
    </aside>
  );
}

function Block({ title, base, children }: { title: string; base: string; children: ReactNode }) {
  return (
    <section className="xl:not-first:border-t xl:not-first:border-line xl:not-first:pt-4">
      <div className="mb-2 flex items-baseline justify-between gap-2">
        <h2 className="type-head">{title}</h2>
        <span className="type-small figures text-ink-3">{base}</span>
      </div>
      <ul>{children}</ul>
    </section>
  );
}

type LineProps = { name: ReactNode; link: string | null; linkName: string; count: number; end: ReactNode };

function Line({ name, link, linkName, count, end }: LineProps) {
  return (
    <li className="figures grid min-h-6 grid-cols-[minmax(0,1fr)_52px_52px] items-center gap-x-1.5 text-end">
      <span className="flex items-baseline gap-2 text-start">
        {name}
        {link && (
          <Link href={link} aria-label={linkName} className="type-small print:hidden">
            Read
          </Link>
        )}
      </span>
      <span>{whole(count)}</span>
      <span className="text-ink-3">{end}</span>
    </li>
  );
}
