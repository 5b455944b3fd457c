"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { counted, whole } from "../ui/figures";
import { Notice } from "../ui/notice";
import { ColumnTable } from "./column-table";
import { PreviewFrame } from "./preview-frame";
import {
  type ExportChoice,
  type ExportIds,
  type ExportPreview,
  type FileFormat,
  isSingleFile,
  previewQuery,
} from "./queries";

type FilePreviewProps = { ids: ExportIds; format: FileFormat; choice: ExportChoice };

/** Shows the columns and first rows that the file will contain. */
export function FilePreview({ ids, format, choice }: FilePreviewProps) {
  const result = useQuery({ ...previewQuery(ids, format, choice), placeholderData: keepPreviousData });
  return <PreviewFrame result={result}>{(data) => <FileContent data={data} choice={choice} />}</PreviewFrame>;
}

function FileContent({ data, choice }: { data: ExportPreview; choice: ExportChoice }) {
  const what = data.format === "sav" || data.format === "triple-s" ? "variable" : "column";
  return (
    <>
      <p className="text-ink-2">
        {choice.scope === "project" &&
          !isSingleFile(choice) &&
          "A zip with a file like this for each question that has answers. "}
        {data.survey
          ? `${counted(data.survey.respondents, "respondent")}, a row each`
          : counted(data.answers, "answer")}
        {data.sample === null && `, ${counted(data.columns_total, what)}`}
        {setWords(data, what)}.
      </p>
      {data.survey && <Joined survey={data.survey} />}
      {data.sample === null ? (
        <ColumnTable preview={data} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it.
        <pre tabIndex={0} className="type-code max-h-[52vh] overflow-auto rounded-2 border border-line bg-sunken p-3">
          {data.sample}
        </pre>
      )}
    </>
  );
}

/** The most multiple-response sets that are named; more of them are only counted. */
const NAMED_SETS = 3;

function setWords({ sets }: ExportPreview, what: string): string {
  if (sets.length > NAMED_SETS) return `, ${counted(sets.length, "multiple-response set")}`;
  return sets.map(({ name, columns }) => `, the multiple-response set ${name} of ${counted(columns, what)}`).join("");
}

/** Says how many respondents are in all questions, and warns if none is. */
function Joined({ survey }: { survey: NonNullable<ExportPreview["survey"]> }) {
  const { respondents, in_all: inAll, questions, id_column: column } = survey;
  if (questions === 1) return <p className="text-ink-2">Only one question of this project has answers.</p>;
  if (inAll === respondents) {
    return (
      <p className="text-ink-2">
        Joined by “{column}”: every respondent is in all {whole(questions)} questions.
      </p>
    );
  }
  const words = `${inAll === 0 ? "No respondent is" : `${whole(inAll)} of them are`} in all ${whole(questions)} questions, joined by “${column}”. What a respondent was not asked stays empty.`;
  if (inAll > 0) return <p className="text-ink-2">{words}</p>;
  return (
    <Notice tone="warn">
      {words} Answers are joined where their ids are the same; rows that were loaded without ids, only where they were
      loaded together.
    </Notice>
  );
}
