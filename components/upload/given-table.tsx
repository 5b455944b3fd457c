import type { ReactNode } from "react";
import { whole } from "../ui/figures";
import { ScrollRegion } from "../ui/scroll-region";
import type { FilePreview } from "./queries";

type GivenTableProps = { text: string; given: FilePreview["given_codes"][number]; children: ReactNode };

/** The codes that a file holds for a question, with their rows; codes without a name are told apart. */
export function GivenTable({ text, given: { codes, notes }, children }: GivenTableProps) {
  const unnamed = codes.filter(({ is_unnamed }) => is_unnamed).map(({ code_number }) => whole(code_number));
  const isOne = unnamed.length === 1;
  return (
    <div className="grid gap-1.5">
      <div className="figures grid justify-items-start gap-2 wrap-anywhere">
        <p className="type-strong">{text}</p>
        {children}
      </div>
      {unnamed.length > 0 && (
        <p className="max-w-[680px] text-warn-ink">
          {isOne ? "This number has" : "These numbers have"} no name in the file or in the codebook:{" "}
          {unnamed.join(", ")}. {isOne ? "It becomes" : "They become"} “Code {unnamed[0]}”{!isOne && " and so on"}.
          Import a codebook afterwards to name {isOne ? "it" : "them"}.
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="text-warn-ink">
          {note}
        </p>
      ))}
      <ScrollRegion label={`Codes of ${text}`} className="max-h-60 max-w-[560px] overflow-auto">
        <table className="figures w-full border-collapse">
          <thead className="type-label border-b border-line text-ink-3">
            <tr className="h-7">
              <th scope="col">Number</th>
              <th scope="col">Code</th>
              <th scope="col" className="text-end!">
                Rows
              </th>
            </tr>
          </thead>
          <tbody>
            {codes.map(({ code_number, name, rows, is_new }) => (
              <tr key={code_number} className="h-7 border-b border-line-soft">
                <td className="text-ink-3">{whole(code_number)}</td>
                <th scope="row" className="font-normal wrap-anywhere">
                  {name}
                  {is_new && <span className="type-small text-ink-3"> new</span>}
                </th>
                <td className="text-end">{whole(rows)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
