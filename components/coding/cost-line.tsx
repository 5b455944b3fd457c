import Link from "next/link";
import { counted, whole } from "../ui/figures";

export type Cost = { estimated_credits: number; credits_remaining: number; sufficient: boolean };

/** What coding will cost and what is left then, before it happens. */
export function CostLine({ cost }: { cost: Cost }) {
  const { estimated_credits: needed, credits_remaining: left, sufficient } = cost;
  if (needed <= left) {
    return (
      <span className="type-small figures text-ink-3">
        {counted(needed, "credit")} of {counted(left, "credit")} left
      </span>
    );
  }
  return (
    <span className="type-small figures text-warn-ink">
      {sufficient
        ? `${counted(needed, "credit")}, and ${whole(left)} left: the balance becomes −${whole(needed - left)}.`
        : `${counted(needed, "credit")} needed, ${whole(left)} left.`}{" "}
      <Link href="/settings/usage">Credits</Link>
    </span>
  );
}
