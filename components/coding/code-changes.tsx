import { counted, whole } from "../ui/figures";

export type CodeChange = {
  code_id: string;
  name: string;
  before: number;
  after: number;
  moved_in: number;
  moved_out: number;
  flagged: boolean;
};

const SHOWN = 12;

/** What a run changed about the codes, or would change: flagged codes first, then those with most changes. */
export function CodeChanges({ changes }: { changes: readonly CodeChange[] }) {
  const moved = changes
    .filter(({ moved_in, moved_out }) => moved_in + moved_out > 0)
    .toSorted((one, other) => Number(other.flagged) - Number(one.flagged) || movesOf(other) - movesOf(one));
  if (moved.length === 0) return <p className="text-ink-2">No code gains or loses an answer.</p>;
  const flagged = moved.filter((change) => change.flagged).length;
  return (
    <>
      {flagged > 0 && (
        <p className="mb-1 text-warn-ink">
          {counted(flagged, "code")} more than doubled or halved without a checked answer: look at their answers.
        </p>
      )}
      <table className="figures w-full">
        <thead className="type-small text-ink-3">
          <tr>
            {["Code", "Before", "After", "In", "Out"].map((head, index) => (
              <th key={head} scope="col" className={index === 0 ? "py-1 text-start" : "ps-3 text-end"}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {moved.slice(0, SHOWN).map(({ code_id, name, before, after, moved_in, moved_out, flagged }) => (
            <tr key={code_id} className="border-t border-line-soft">
              <th scope="row" className="py-1 text-start font-normal wrap-anywhere">
                {name}
                {flagged && <span className="type-small text-warn-ink"> · check</span>}
              </th>
              {Object.entries({ before, after, moved_in, moved_out }).map(([key, figure]) => (
                <td key={key} className="ps-3 text-end">
                  {whole(figure)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {moved.length > SHOWN && (
        <p className="type-small text-ink-3">and {counted(moved.length - SHOWN, "more code")}</p>
      )}
    </>
  );
}

const movesOf = ({ moved_in, moved_out }: CodeChange) => moved_in + moved_out;
