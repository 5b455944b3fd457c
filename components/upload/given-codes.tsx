import { Field } from "../ui/field";
import { counted } from "../ui/figures";
import { Select } from "../ui/select";
import type { AboutCodes } from "./column-roles";
import { GivenTable } from "./given-table";
import type { FilePreview } from "./queries";

export type Given = FilePreview["given_codes"][number];

type GivenCodesProps = { preview: FilePreview; about: AboutCodes; onChange: (about: AboutCodes) => void };

/** Shows which codes the file holds for each question, and asks who gave them and which option is “Other”. */
export function GivenCodes({ preview, about, onChange }: GivenCodesProps) {
  const { given_codes, mapping, columns } = preview;
  const places = [...mapping.codes, ...mapping.closed];
  const isNamed = mapping.codes.some(({ coder_column }) => coder_column !== null);
  const coded = given_codes.slice(0, mapping.codes.length);
  return (
    <>
      {coded.length > 0 && (
        <section aria-labelledby="given-codes" className="grid gap-4">
          <h2 id="given-codes" className="type-head">
            Codes given before
          </h2>
          <p className="-mt-3 max-w-[680px] text-ink-2">
            They are stored as decisions of people: the machine leaves these answers alone, and learns from them.
            Afterwards a test under Quality shows how the machine would have coded the same answers.
          </p>
          <div className="max-w-[420px]">
            <Field
              id="given-coder"
              label="Who gave them"
              hint={isNamed ? "For rows in which the column of coders is empty." : "A name, or that of an agency."}
              maxLength={200}
              value={about.coder ?? ""}
              onChange={({ target }) => onChange({ ...about, coder: target.value })}
            />
          </div>
          {coded.map((given, place) => (
            <GivenTable key={places[place]?.text} text={places[place]?.text ?? ""} given={given}>
              {codedWords(given)}
            </GivenTable>
          ))}
        </section>
      )}
      {mapping.closed.length > 0 && (
        <section aria-labelledby="given-options" className="grid gap-4">
          <h2 id="given-options" className="type-head">
            Other, specify
          </h2>
          <p className="-mt-3 max-w-[680px] text-ink-2">
            The options become codes. Answers that name one go back to it, the rest stays Other until you accept a
            suggestion of a new code, or code again and let new codes be added. Downloads have both as one variable.
          </p>
          {mapping.closed.map(({ text, name }, at) => {
            const given = given_codes[mapping.codes.length + at];
            const column = columns.find((each) => each.name === text)?.index ?? -1;
            return (
              given && (
                <GivenTable key={text} text={name} given={given}>
                  {counted(given.code_count, "option")}; {counted(given.rows_without_coding, "row")} without an option.
                  <Select
                    id={`other-${column}`}
                    label="Option with free text"
                    value={given.other ?? ""}
                    onChange={({ target }) => {
                      // The name, because the file may have another number for the option.
                      const option = given.codes.find(({ code_number }) => code_number === Number(target.value));
                      if (option) onChange({ ...about, others: { ...about.others, [column]: option.name } });
                    }}
                  >
                    <option value="" disabled>
                      Which option is “Other”?
                    </option>
                    {given.codes.map(({ code_number, name: option }) => (
                      <option key={code_number} value={code_number}>
                        {option}
                      </option>
                    ))}
                  </Select>
                </GivenTable>
              )
            );
          })}
        </section>
      )}
    </>
  );
}

function codedWords({ code_count, rows_without_code: none, rows_without_coding: open, coders }: Given): string {
  return `${[
    counted(code_count, "code"),
    `${counted(open, "row")} without a code, still to be coded`,
    ...(none > 0 ? [`${counted(none, "row")} of which somebody said that no code fits`] : []),
    ...(coders.length > 1 ? [counted(coders.length, "coder")] : []),
  ].join("; ")}. Counted in the ${counted(
    coders.reduce((sum, { rows }) => sum + rows, open),
    "row",
  )} read.`;
}
