import { signed } from "@/lib/text/figures";
import { counted, Percent, whole } from "../ui/figures";
import { ScrollRegion } from "../ui/scroll-region";
import type { BackTest, TestedCode } from "./queries";

const MOVES = { up: "↑", down: "↓", none: "" };
const WORDS = { up: "up", down: "down", none: "no change" };

/** The shares of each code at the points of a trend, as people and as the machine coded them. */
export function TestedTrend({ test, hasWaves }: { test: BackTest; hasWaves: boolean }) {
  const { trend_points: points, codes } = test;
  if (points.length < 2) {
    return (
      <p className="max-w-[560px] text-ink-2">
        There are no points to compare: {hasWaves && "test a second wave of the tracker, or "}choose a segment such as
        the month.
      </p>
    );
  }
  const given = codes.filter(({ trend }) => trend.some(({ people, machine }) => people.share || machine.share));
  const others = given.flatMap(({ trend }) => trend).filter(isOther).length;
  const steps = given.length * (points.length - 1);
  return (
    <>
      <p className="figures max-w-[680px]">
        {others === 0
          ? `In ${steps === 1 ? "the one comparison" : `all ${whole(steps)} comparisons`} of neighbouring points, people and machine agree on what changed significantly.`
          : `In ${whole(others)} of ${counted(steps, "comparison")}, only one of the two shows a significant change, or they change in opposite directions.`}
      </p>
      <ScrollRegion label="Trend, people and machine" className="max-h-[480px] overflow-auto">
        <table className="figures w-full border-collapse">
          <thead className="type-label border-b border-line text-ink-3">
            <tr className="h-7">
              <th scope="col">Code</th>
              {points.map(({ label, answers }) => (
                <th key={label} scope="col" className="px-2 text-end! whitespace-nowrap">
                  {label} ({whole(answers)})
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {given.map(({ code_id, code_name, trend }) => (
              <tr key={code_id} className="border-b border-line-soft">
                <th scope="row" className="min-w-40 py-1.5 font-normal wrap-anywhere">
                  {code_name}
                  <span className="type-small block text-ink-3">People, machine</span>
                </th>
                {trend.map((point, at) => (
                  <Point key={points[at]?.label} point={point} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

type TrendPoint = TestedCode["trend"][number];

const isOther = ({ since_last: moved }: TrendPoint) => moved !== null && moved.people !== moved.machine;

function Point({ point }: { point: TrendPoint }) {
  const { people, machine, difference, differs, since_last: moved } = point;
  const words = moved && `People: ${WORDS[moved.people]}; machine: ${WORDS[moved.machine]}`;
  return (
    <td className={isOther(point) ? "bg-warn-tint px-2 text-end" : "px-2 text-end"} title={words ?? undefined}>
      <span className="block whitespace-nowrap">
        {moved && MOVES[moved.people]} {people.share === null ? "–" : <Percent share={people.share} />}
      </span>
      <span className="block whitespace-nowrap">
        {moved && MOVES[moved.machine]} {machine.share === null ? "–" : <Percent share={machine.share} />}
      </span>
      {differs && difference && <span className="type-small block text-warn-ink">{signed(difference.points)}</span>}
      {isOther(point) && <span className="sr-only">{words}</span>}
    </td>
  );
}
