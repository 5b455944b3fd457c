import { useSegmentName } from "../segments/segment-names";
import { pairWords } from "../segments/segment-words";
import { Percent, whole } from "../ui/figures";
import type { Quality } from "./queries";

/** Shows by segment how often machine and people gave an answer the same codes, with a mark on segments that differ. */
export function SegmentAgreement({ segments }: { segments: Quality["segments"] }) {
  const nameOf = useSegmentName();
  return (
    <section aria-labelledby="by-segment" className="min-w-0">
      <h3 id="by-segment" className="type-head">
        By segment
      </h3>
      <p className="type-small text-ink-3">
        The share of checked answers with all codes the same, against the other answers; Holm-corrected, 5% level.
      </p>
      <table className="figures w-full max-w-[560px] border-collapse">
        <thead className="type-label border-b border-line text-ink-3">
          <tr className="h-7">
            <th scope="col">Segment</th>
            <th scope="col" className="px-2 text-end!">
              Answers
            </th>
            <th scope="col" className="px-2 text-end!">
              Same codes
            </th>
            <th scope="col" className="hidden ps-2 text-end! sm:table-cell">
              95% interval
            </th>
          </tr>
        </thead>
        <tbody>
          {segments.map(({ segment, segment_key, segment_value, answers, small_base, exact_match: match, differs }) => (
            <tr key={segment} className="h-8 border-b border-line-soft">
              <th scope="row" className="font-normal wrap-anywhere">
                {pairWords(nameOf(segment_key ?? ""), segment_value)}
                {differs && <span className="type-small text-warn-ink"> differs</span>}
                {small_base && <span className="type-small text-ink-3"> small base</span>}
              </th>
              <td className="px-2 text-end">{whole(answers)}</td>
              <td className="px-2 text-end">{match.value === null ? "–" : <Percent share={match.value} />}</td>
              <td className="hidden ps-2 text-end whitespace-nowrap text-ink-3 sm:table-cell">
                {match.low !== null && match.high !== null && (
                  <>
                    <Percent share={match.low} />–<Percent share={match.high} />
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
