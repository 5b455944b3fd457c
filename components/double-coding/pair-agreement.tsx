import { MIN_SAMPLE } from "@/lib/review/parameters";
import { EstimateRow, RELIABLE, twoPlaces } from "../quality/estimate-row";
import { counted, Percent, whole } from "../ui/figures";
import { ScrollRegion } from "../ui/scroll-region";
import type { DoubleCoding } from "./queries";

type Pair = DoubleCoding["pairs"][number];

/** Shows the agreement of two people: overall, and by code with the least reliable first. */
export function PairAgreement({ pair }: { pair: Pair }) {
  const [first, second] = pair.coders.map(({ name }) => name);
  const title = `${first} and ${second}`;
  const codes = pair.codes.toSorted((one, other) => (one.alpha.value ?? 2) - (other.alpha.value ?? 2));
  return (
    <section aria-label={title} className="grid gap-3">
      <h3 className="type-strong wrap-anywhere">
        {title}
        <span className="type-small figures font-normal text-ink-3">
          {" "}
          {counted(pair.answers, "answer")}
          {pair.exact_match.value !== null && (
            <>
              , <Percent share={pair.exact_match.value} /> with the same codes
            </>
          )}
        </span>
      </h3>
      <table className="figures w-full max-w-[560px]" aria-label={`Overall: ${title}`}>
        <tbody>
          <EstimateRow name="All codes the same" estimate={pair.exact_match} />
          <EstimateRow name="Cohen’s κ" estimate={pair.kappa} />
          <EstimateRow name="Krippendorff’s α" estimate={pair.alpha} />
        </tbody>
      </table>
      <p className="type-small text-ink-3">
        {pair.answers < MIN_SAMPLE
          ? `${whole(pair.answers)} of ${MIN_SAMPLE} answers coded by both: too few for a coefficient.`
          : `Dotted line: ${RELIABLE.toFixed(2)}, reliable.`}
      </p>
      <ScrollRegion label={`By code: ${title}`} className="max-h-80 overflow-auto">
        <table className="figures w-full border-collapse">
          <thead className="type-label border-b border-line text-ink-3">
            <tr className="h-7">
              <th scope="col">Code</th>
              {["κ", "α", "Both", "Only one"].map((head) => (
                <th key={head} scope="col" className="px-2 text-end! whitespace-nowrap">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {codes.map(({ code_id, code_name, kappa, alpha, decisions }) => (
              <tr key={code_id} className="h-8 border-b border-line-soft">
                <th scope="row" className="min-w-32 font-normal wrap-anywhere">
                  {code_name}
                </th>
                <td className="px-2 text-end">{twoPlaces(kappa.value)}</td>
                <td className="px-2 text-end">{twoPlaces(alpha.value)}</td>
                <td className="px-2 text-end">{whole(decisions.both)}</td>
                <td className="px-2 text-end">{whole(decisions.first_only + decisions.second_only)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
