import Link from "next/link";
import type { ModelCost } from "@/lib/api/contract/values";
import { counted, whole } from "../ui/figures";

export type Cost = {
  estimated_credits: number;
  credits_remaining: number;
  sufficient: boolean;
  billable: number;
  duplicates: number;
  junk: number;
  usage: { answers: number; input_tokens: number; output_tokens: number; estimated_cost: ModelCost };
};

/** The price of coding, beside the credits that the organization has. */
export function CostLine({ cost }: { cost: Cost }) {
  const { estimated_credits: needed, credits_remaining: left, sufficient } = cost;
  const price = priceOfModel(cost);
  if (needed <= left) {
    return (
      <span className="type-small figures text-ink-3">
        {counted(needed, "credit")} of {counted(left, "credit")} left{price && `, about ${price}`}
        {freeWords(cost)}
      </span>
    );
  }
  return (
    <span className="type-small figures text-warn-ink">
      {sufficient
        ? `${counted(needed, "credit")}, and ${whole(left)} left: the balance becomes −${whole(needed - left)}.`
        : `${counted(needed, "credit")} needed, ${whole(left)} left.`}
      {price && ` About ${price}.`} <Link href="/settings/usage">Credits</Link>
    </span>
  );
}

/** Why fewer credits than answers are needed, for example "; 20 repeated answers are free". */
function freeWords({ duplicates, junk }: Cost): string {
  const parts = [
    ...(duplicates > 0 ? [`${whole(duplicates)} repeated`] : []),
    ...(junk > 0 ? [`${whole(junk)} empty or unreadable`] : []),
  ];
  if (parts.length === 0) return "";
  return `; ${parts.join(" and ")} ${duplicates + junk === 1 ? "answer is" : "answers are"} free`;
}

/**
 * For example "USD 0.12 for the model (35 answers)", or in tokens if its prices are unknown. The number of answers is
 * left out if the model codes all of them. Null if no model is used.
 */
function priceOfModel({ billable, usage: { answers, estimated_cost: cost, ...tokens } }: Cost): string | null {
  if (answers === 0) return null;
  const figure = (value: number) => new Intl.NumberFormat("en", { maximumSignificantDigits: 2 }).format(value);
  const amount = cost
    ? `${cost.currency} ${figure(cost.amount)}`
    : `${figure(tokens.input_tokens + tokens.output_tokens)} tokens`;
  const price = `${amount} for the model`;
  return answers < billable ? `${price} (${counted(answers, "answer")})` : price;
}
