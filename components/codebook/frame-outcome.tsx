import { counted } from "../ui/figures";
import { Notice } from "../ui/notice";
import { SentimentSign } from "../ui/sentiment-sign";
import type { FramePreview } from "./queries";

/** What a file of codes would make of the codebook: its codes with their numbers, what goes, and what is wrong. */
export function FrameOutcome({ preview: { categories, removed, problems, notes } }: { preview: FramePreview }) {
  const codes = categories.flatMap((category) => category.codes);
  const fresh = codes.filter((code) => code.is_new).length;
  return (
    <div className="grid gap-3">
      {problems.length > 0 && (
        <Notice tone="danger">
          <ul aria-label="What is wrong in the file">
            {problems.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                {path} {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {notes.map((note) => (
        <p key={note} className="type-small wrap-anywhere text-ink-2">
          {note}
        </p>
      ))}
      {removed.length > 0 && (
        <p className="wrap-anywhere text-warn-ink">
          {counted(removed.length, "code")} not in the file, deleted with the mentions:{" "}
          {removed.map(({ name }) => name).join(", ")}
        </p>
      )}
      <p className="figures type-label text-ink-2">
        {counted(codes.length, "code")}, {fresh} of them new
      </p>
      <ul
        aria-label="The codebook in the file"
        className="max-h-72 overflow-y-auto rounded-2 border border-line px-3 py-2"
      >
        {categories.map(({ name, codes: members }) => (
          <li key={name}>
            <span className="type-strong wrap-anywhere">{name}</span>
            <ul className="mb-1.5">
              {members.map((code) => (
                <li key={code.code_number} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-2">
                  <span className="figures text-end text-ink-3">{code.code_number}</span>
                  <span className="wrap-anywhere">
                    {code.name} {code.sentiment !== "Neutral" && <SentimentSign sentiment={code.sentiment} />}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
