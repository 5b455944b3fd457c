import type { DayOfUse } from "@/lib/credits/daily-use";
import { counted } from "../ui/figures";
import { Day } from "../ui/moment";

const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** A bar per day; each says its day and credits to screen readers and under the pointer. */
export function DailyUse({ days }: { days: readonly DayOfUse[] }) {
  const most = Math.max(0, ...days.map(({ credits }) => credits));
  const total = days.reduce((sum, { credits }) => sum + credits, 0);
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || total === 0) return <p className="text-ink-2">No credits were used in the last 30 days.</p>;
  return (
    <figure className="grid gap-1.5">
      <figcaption className="type-small flex flex-wrap justify-between gap-x-4 text-ink-2">
        <span>{counted(total, "credit")} in the last 30 days</span>
        <span className="text-ink-3">Most on one day: {counted(most, "credit")}</span>
      </figcaption>
      <ol aria-label="Credits per day" className="flex h-24 items-end gap-[2px] border-b border-line-strong">
        {days.map(({ day, credits }) => (
          <li
            key={day.toISOString()}
            title={`${DAY.format(day)}: ${counted(credits, "credit")}`}
            className="flex h-full min-w-0 flex-1 items-end"
          >
            <span
              className="block w-full rounded-t-[2px] bg-accent"
              style={{ height: credits === 0 ? 0 : `max(2px, ${((100 * credits) / most).toFixed(1)}%)` }}
            />
            <span className="sr-only">
              {DAY.format(day)}: {counted(credits, "credit")}
            </span>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="type-small flex justify-between text-ink-3">
        <Day at={first.day} />
        <Day at={last.day} />
      </p>
    </figure>
  );
}
