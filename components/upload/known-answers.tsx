import { counted, whole } from "../ui/figures";
import { Notice } from "../ui/notice";
import type { FilePreview } from "./queries";

/** Warns that the file would replace answers that the project has already, before it is loaded. */
export function KnownAnswers({ preview: { known, row_count } }: { preview: FilePreview }) {
  if (!known || known.changed === 0) return null;
  const { compared, answers, changed, kept } = known;
  const where = compared < row_count ? `Among the first ${counted(compared, "row")}, ` : "";
  const codes = changed === 1 ? "its codes are deleted and it" : "their codes are deleted and they";
  const given = kept > 0 ? ` On ${whole(kept)} of them, codes that a person gave to the old text stay.` : "";
  return (
    <Notice tone="warn">
      {where}
      {counted(answers, "answer")} {answers === 1 ? "is" : "are"} already in this project (same respondent id).{" "}
      {whole(changed)} {changed === 1 ? "has" : "have"} a new text: {codes} must be coded again.{given} If the ids mean
      other respondents, as in a new wave, make a new project of the file instead.
    </Notice>
  );
}
