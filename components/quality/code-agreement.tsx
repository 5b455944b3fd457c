import { counted, intervalOf, whole } from "../ui/figures";
import { ScrollRegion } from "../ui/scroll-region";
import { twoPlaces } from "./estimate-row";
import type { Estimate, Quality } from "./queries";

const HEADS = ["α", "Precision", "Recall", "F1"];

type CodeAgreementProps = { codes: Quality["codes"]; halfWidth: number };

/** Agreement by code, the least reliable first, with the number of answers to check until the intervals are narrow. */
export function CodeAgreement({ codes, halfWidth }: CodeAgreementProps) {
  const decided = codes
    .filter(({ decisions }) => decisions.both + decisions.machine_only + decisions.person_only > 0)
    .toSorted((one, other) => (one.alpha.value ?? 2) - (other.alpha.value ?? 2));
  const unseen = codes.length - decided.length;
  return (
    <section aria-labelledby="by-code" className="min-w-0">
      <h3 id="by-code" className="type-head">
        By code
      </h3>
      <p className="type-small text-ink-3">
        Least reliable first. “To check”: random answers still to be checked until precision and recall are known to ±
        {Math.round(100 * halfWidth)} points.
        {unseen > 0 && ` ${counted(unseen, "more code")} ${unseen === 1 ? "occurs" : "occur"} in no checked answer.`}
      </p>
      <ScrollRegion label="Agreement by code">
        <table className="figures w-full border-collapse">
          <thead className="type-label border-b border-line text-ink-3">
            <tr className="h-7">
              <th scope="col">Code</th>
              {HEADS.map((head) => (
                <th key={head} scope="col" className="px-2 text-end!">
                  {head}
                </th>
              ))}
              <th scope="col" className="ps-2 text-end! whitespace-nowrap">
                To check
              </th>
            </tr>
          </thead>
          <tbody>
            {decided.map((code) => (
              <tr key={code.code_id} className="border-b border-line-soft">
                <th scope="row" className="min-w-40 py-1.5 font-normal wrap-anywhere">
                  {code.code_name}
                  {code.low_precision && <span className="type-small text-warn-ink"> often wrong</span>}
                </th>
                {[code.alpha, code.precision, code.recall, code.f1].map((estimate, index) => (
                  <Figure key={HEADS[index]} estimate={estimate} />
                ))}
                <td className="ps-2 text-end">{code.answers_needed === null ? "–" : whole(code.answers_needed)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

function Figure({ estimate }: { estimate: Estimate }) {
  return (
    <td className="px-2 text-end whitespace-nowrap">
      {twoPlaces(estimate.value)}
      <span className="type-small block text-ink-3">{intervalOf(estimate)}</span>
    </td>
  );
}
