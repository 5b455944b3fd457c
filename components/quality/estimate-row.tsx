import { DotInterval } from "../results/dot-interval";
import { intervalOf } from "../ui/figures";
import type { Estimate } from "./queries";

/** Above this alpha agreement counts as reliable: K. Krippendorff, Content Analysis (2019), 12. */
export const RELIABLE = 0.8;

/** A figure with its interval, as numbers and as a dot. */
export function EstimateRow({ name, estimate: { value, low, high } }: { name: string; estimate: Estimate }) {
  return (
    <tr className="h-7">
      <th scope="row" className="font-normal">
        {name}
      </th>
      <td className="px-2 text-end font-[550]">{twoPlaces(value)}</td>
      <td className="type-small text-end whitespace-nowrap text-ink-3">{intervalOf({ low, high })}</td>
      <td className="w-24 ps-2 sm:w-40">
        {value !== null && <DotInterval value={value} low={low ?? value} high={high ?? value} mark={RELIABLE} />}
      </td>
    </tr>
  );
}

export const twoPlaces = (value: number | null) => (value === null ? "–" : value.toFixed(2));
