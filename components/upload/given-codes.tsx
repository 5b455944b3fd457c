import { Field } from "../ui/field";
import { counted, whole } from "../ui/figures";
import type { FilePreview } from "./queries";

type GivenCodesProps = { preview: FilePreview; coder: string; onCoder: (coder: string) => void };

/** Shows which codes the file holds for each question, and asks who gave them. */
export function GivenCodes({ preview, coder, onCoder }: GivenCodesProps) {
  const { given_codes, mapping, row_count_exact } = preview;
  const isNamed = mapping.codes.some(({ coder_column }) => coder_column !== null);
  return (
    <section aria-labelledby="given-codes" className="grid gap-4">
      <h2 id="given-codes" className="type-head">
        Codes given before
      </h2>
      <p className="-mt-3 max-w-[680px] text-ink-2">
        They are stored as decisions of people: the machine leaves these answers alone, and learns from them. Afterwards
        a back-test shows how the machine would have coded the same answers.
      </p>
      <div className="max-w-[420px]">
        <Field
          id="given-coder"
          label="Who gave them"
          hint={isNamed ? "For rows in which the column of coders is empty." : "A name, or that of an agency."}
          maxLength={200}
          value={coder}
          onChange={({ target }) => onCoder(target.value)}
        />
      </div>
      {given_codes.map((given, place) => (
        <QuestionCodes
          key={mapping.codes[place]?.text}
          text={mapping.codes[place]?.text ?? ""}
          given={given}
          isWhole={row_count_exact}
        />
      ))}
    </section>
  );
}

type QuestionCodesProps = { text: string; given: FilePreview["given_codes"][number]; isWhole: boolean };

function QuestionCodes({ text, given, isWhole }: QuestionCodesProps) {
  const { codes, code_count, rows_without_code: none, rows_without_coding: open, coders, notes } = given;
  const unnamed = codes.filter(({ is_unnamed }) => is_unnamed).map(({ code_number }) => whole(code_number));
  return (
    <div className="grid gap-1.5">
      <p className="figures wrap-anywhere">
        <b className="font-[550]">{text}</b>: {counted(code_count, "code")}
        {isWhole ? "" : " in the rows that were read"}; {counted(open, "row")} without any,{" "}
        {open === 1 ? "which stays" : "which stay"} open
        {none > 0 && `; ${counted(none, "row")} of which somebody said that no code fits`}
        {coders.length > 1 && `; ${counted(coders.length, "coder")}`}.
      </p>
      {unnamed.length > 0 && (
        <p className="text-warn-ink">
          {unnamed.length === 1 ? "This number has" : "These numbers have"} no name in the file or in the codebook:{" "}
          {unnamed.join(", ")}. Nothing is lost: {unnamed.length === 1 ? "it becomes" : "they become"} “Code{" "}
          {unnamed[0]}”{unnamed.length > 1 && " and so on"}, and a codeframe that you import afterwards names{" "}
          {unnamed.length === 1 ? "it" : "them"}.
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="text-warn-ink">
          {note}
        </p>
      ))}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section aria-label={`Codes of ${text}`} tabIndex={0} className="max-h-60 max-w-[560px] overflow-auto">
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
      </section>
    </div>
  );
}
