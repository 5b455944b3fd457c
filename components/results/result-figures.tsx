import type { ReactNode } from "react";
import type { AnswerCounts } from "@/lib/analytics/read-question";
import { counted, Percent, whole } from "../ui/figures";

type ResultFiguresProps = {
  counts: AnswerCounts;
  codes: number;
  categories: number;
  /** Whether the answers have been prepared. Before that, nobody knows which of them are junk. */
  isPrepared: boolean;
};

/** Four figures that show the progress of a question. */
export function ResultFigures({ counts, codes, categories, isPrepared }: ResultFiguresProps) {
  const silent = counts.unreadable + counts.nonAnswers;
  const codable = counts.total - silent;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-4 border-b border-line pb-4 lg:grid-cols-4">
      <Step name="Answers" value={whole(counts.total)} share={counts.total > 0 ? 1 : 0}>
        {isPrepared &&
          (counts.flagged === 0 ? "none flagged" : `${whole(counts.flagged)} flagged, ${whole(counts.free)} free`)}
      </Step>
      <Step name="Codebook" value={counted(codes, "code")} share={codes > 0 ? 1 : 0}>
        in {counted(categories, "category", "categories")}
      </Step>
      <Step
        name="Coded"
        value={codable === 0 ? "–" : <Percent share={counts.coded / codable} />}
        share={codable === 0 ? 0 : counts.coded / codable}
      >
        {whole(counts.coded)} of {whole(codable)}
      </Step>
      <Step
        name="Checked by people"
        value={whole(counts.reviewed)}
        share={codable === 0 ? 0 : Math.min(1, counts.reviewed / codable)}
      >
        {counts.uncertain > 0 ? `${whole(counts.uncertain)} to check` : "none in doubt"}
      </Step>
    </dl>
  );
}

type StepProps = { name: string; value: ReactNode; share: number; children: ReactNode };

function Step({ name, value, share, children }: StepProps) {
  return (
    <div className="flex min-w-0 flex-col">
      <dt className="type-label text-ink-3">{name}</dt>
      <dd className="mt-0.5 flex flex-1 flex-col justify-between">
        <span>
          <span className="type-head figures whitespace-nowrap">{value}</span>{" "}
          <span className="type-small figures ms-0.5 text-ink-3">{children}</span>
        </span>
        <span aria-hidden="true" className="mt-2 block h-1 overflow-hidden rounded-[2px] bg-press">
          <span className="block h-full bg-accent" style={{ width: `${(share * 100).toFixed(1)}%` }} />
        </span>
      </dd>
    </div>
  );
}
