import { PLAN_TERMS } from "@/lib/credits/plans";
import type { readUsage } from "@/lib/credits/usage";
import { whole } from "../ui/figures";

type UsageFiguresProps = { usage: Awaited<ReturnType<typeof readUsage>>; reserved: number; hasModel: boolean };

/** The balance and the limits of the plan. */
export function UsageFigures({ usage, reserved, hasModel }: UsageFiguresProps) {
  const { label, concurrentJobs, rpm, freeRunsADay } = PLAN_TERMS[usage.plan];
  const figures = [
    { name: "Left", figure: whole(usage.credits_remaining) },
    { name: "Reserved for running work", figure: whole(reserved) },
    { name: "Every month", figure: whole(usage.credits_monthly) },
    { name: "Plan", figure: usage.is_trial ? `${label}, trial` : label },
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
        {figures.map(({ name, figure }) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="type-small text-ink-3">{name}</dt>
            <dd className="figures text-[20px]/[28px] font-[600]">{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="type-small text-ink-3">
        Each API key may send {whole(rpm)} requests per minute; {whole(concurrentJobs)}{" "}
        {concurrentJobs === 1 ? "job runs" : "jobs run"} at once. Credits do not expire.
        {hasModel &&
          ` The language model makes ${whole(freeRunsADay)} codebooks and rounds of suggestions a day (UTC) without charge.`}
      </p>
    </>
  );
}
