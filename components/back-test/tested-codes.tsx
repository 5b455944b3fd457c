import { signed } from "@/lib/text/figures";
import { twoPlaces } from "../quality/estimate-row";
import { classNames } from "../ui/class-names";
import { counted, intervalOf, Percent, percentFigure } from "../ui/figures";
import { ScrollRegion } from "../ui/scroll-region";
import type { TestedCode } from "./queries";

const HEADS = ["Precision", "Recall", "F1", "κ"];

/** Agreement and shares by code: those whose share differs most come first. */
export function TestedCodes({ codes }: { codes: readonly TestedCode[] }) {
  const given = codes.filter(({ decisions }) => decisions.both + decisions.machine_only + decisions.person_only > 0);
  const size = ({ difference }: TestedCode) => Math.abs(difference?.points ?? 0);
  const sorted = given.toSorted((one, other) => Number(other.differs) - Number(one.differs) || size(other) - size(one));
  const unused = codes.length - given.length;
  return (
    <section aria-labelledby="tested-codes" className="min-w-0">
      <h3 id="tested-codes" className="type-head">
        By code
      </h3>
      <p className="type-small text-ink-3">
        Shares that differ significantly come first (McNemar’s test, corrected for the number of codes).
        {unused > 0 && ` ${counted(unused, "other code")} ${unused === 1 ? "was" : "were"} given by neither.`}
      </p>
      <ScrollRegion label="The machine against people, by code">
        <table className="figures w-full border-collapse">
          <thead className="type-label border-b border-line text-ink-3">
            <tr className="h-7">
              <th scope="col">Code</th>
              {["People", "Machine", "Difference", ...HEADS].map((head) => (
                <th key={head} scope="col" className="px-2 text-end! whitespace-nowrap">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((code) => (
              <tr key={code.code_id} className="border-b border-line-soft">
                <th scope="row" className="min-w-40 py-1.5 font-normal wrap-anywhere">
                  {code.code_name}
                  {code.differs && <span className="type-small text-warn-ink"> differs</span>}
                </th>
                {[code.people, code.machine].map(({ share, interval }, index) => (
                  <td key={HEADS[index]} className="px-2 text-end whitespace-nowrap">
                    {share === null ? "–" : <Percent share={share} />}
                    <span className="type-small block text-ink-3">
                      {interval && `${percentFigure(interval.low)} to ${percentFigure(interval.high)}`}
                    </span>
                  </td>
                ))}
                <td className={classNames("px-2 text-end whitespace-nowrap", code.differs && "font-[550]")}>
                  {code.difference ? signed(code.difference.points) : "–"}
                  <span className="type-small block font-normal text-ink-3">
                    {code.difference &&
                      `${signed(code.difference.interval.low)} to ${signed(code.difference.interval.high)}`}
                  </span>
                </td>
                {[code.precision, code.recall, code.f1, code.kappa].map((estimate, index) => (
                  <td key={HEADS[index]} className="px-2 text-end whitespace-nowrap">
                    {twoPlaces(estimate.value)}
                    <span className="type-small block text-ink-3">{intervalOf(estimate)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}
