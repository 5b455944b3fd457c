"use client";

import Link from "next/link";
import { correctionsHref } from "../corrections/queries";
import { questionHref } from "../projects/queries";
import { Check } from "../ui/check";
import { Labelled } from "../ui/labelled";
import { Segmented } from "../ui/segmented";
import { AnswersChoice } from "./answers-choice";
import {
  type ExportChoice,
  type ExportFormat,
  type ExportIds,
  FORMATS,
  isChart,
  isSingleFile,
  LAYOUTS,
  mayBeSingle,
} from "./queries";

const DECK: readonly ExportFormat[] = ["pptx"];
const FILES: readonly ExportFormat[] = FORMATS.map(({ value }) => value).filter(
  (format) => !isChart(format) && !DECK.includes(format),
);
const SAV: readonly ExportFormat[] = ["sav"];
const TEXT: readonly ExportFormat[] = FILES.filter((format) => format !== "sav" && format !== "triple-s");
const CHARTS: readonly ExportFormat[] = ["svg", "png"];
const PARTS = [
  { name: "include_demographics", words: "Segments", formats: FILES },
  { name: "include_sentiment", words: "Sentiment of each code", formats: FILES },
  { name: "include_confidence", words: "Confidence of each code", formats: FILES },
  { name: "include_evidence", words: "Evidence of each code", formats: FILES },
  { name: "include_provenance", words: "Who or what gave each code, and when", formats: TEXT },
  { name: "zlib", words: "Smaller file (.zsav), for SPSS 21 and newer", formats: SAV },
  { name: "bySegments", words: "A panel for each value of the segments", formats: CHARTS },
] as const;
const GROUPED = [
  { name: "grouped", words: "All waves of the tracker, one below the other", formats: FILES },
  { name: "grouped", words: "All waves of the tracker, with their trends", formats: DECK },
] as const;

const SCOPES = [
  { value: "question", words: "This question" },
  { value: "project", words: "Whole project" },
] as const;

const FILE_CHOICES = [
  { value: "one", words: "One file" },
  { value: "many", words: "One per question" },
] as const;

const ROWS = [
  { value: "nested", words: "Nets and codes" },
  { value: "codes", words: "Codes" },
  { value: "nets", words: "Nets" },
] as const;

type ExportOptionsProps = {
  ids: ExportIds;
  /** The question is a wave of a group. */
  isGrouped: boolean;
  /** The whole project is downloaded, not one of its questions. */
  isProject: boolean;
  choice: ExportChoice;
  onChange: (part: Partial<ExportChoice>) => void;
  /** Called when the user follows a link to another page. */
  onLeave: () => void;
};

/** Chooses what is downloaded, in which format and with which columns. */
export function ExportOptions({ ids, isGrouped, isProject, choice, onChange, onLeave }: ExportOptionsProps) {
  const { format, scope } = choice;
  const isSingle = isSingleFile(choice);
  const layouts = LAYOUTS.filter(
    ({ layout, formats }) => formats.includes(format) && !(isSingle && layout === "one_row_per_code"),
  );
  const ofOneQuestion = isGrouped && scope === "question" ? GROUPED : [];
  const parts = [...ofOneQuestion, ...PARTS].filter(({ formats }) => formats.includes(format));
  return (
    <div className="grid content-start gap-4">
      <Labelled label="Format">
        <Segmented
          label="Format"
          value={format}
          onChange={(next) => onChange({ format: next, layout: "columns_by_mention" })}
          options={FORMATS.filter(({ value }) => !isProject || !isChart(value))}
        />
      </Labelled>
      {isChart(format) && (
        <Labelled label="Rows">
          <Segmented label="Rows" value={choice.rows} onChange={(rows) => onChange({ rows })} options={[...ROWS]} />
        </Labelled>
      )}
      {!isChart(format) && !isProject && (
        <Labelled label="Answers">
          <Segmented
            label="Answers"
            value={scope}
            onChange={(next) => onChange({ scope: next })}
            options={[...SCOPES]}
          />
        </Labelled>
      )}
      {scope === "question" && <AnswersChoice ids={ids} only={choice.only} onChange={onChange} />}
      {scope === "project" && mayBeSingle(format) && (
        <Labelled label="Files">
          <Segmented
            label="Files"
            value={choice.singleFile ? "one" : "many"}
            onChange={(files) =>
              onChange({
                singleFile: files === "one",
                ...(choice.layout === "one_row_per_code" && { layout: "columns_by_mention" }),
              })
            }
            options={[...FILE_CHOICES]}
          />
        </Labelled>
      )}
      <fieldset className="grid gap-1" hidden={layouts.length === 0}>
        <legend className="type-label mb-1 text-ink-2">Layout</legend>
        {layouts.map(({ layout, words, detail }) => (
          <label key={layout} className="flex min-h-7 items-baseline gap-2 coarse:min-h-11">
            <input
              type="radio"
              name="layout"
              checked={choice.layout === layout}
              onChange={() => onChange({ layout })}
              className="translate-y-0.5 accent-accent"
            />
            <span>
              {words} <span className="type-small text-ink-3">{detail}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className="grid gap-1" hidden={parts.length === 0}>
        <legend className="type-label mb-1 text-ink-2">Include</legend>
        {parts.map(({ name, words }) => (
          <Check key={name} isChecked={choice[name]} onChange={(isChecked) => onChange({ [name]: isChecked })}>
            {words}
          </Check>
        ))}
      </fieldset>
      {(format === "xlsx" || format === "sav") && scope === "question" && (
        <p className="type-small text-ink-3">
          Codes, sentiments and check marks that you edit in the file can come back:{" "}
          <Link href={correctionsHref(questionHref(ids.projectId, ids.questionId))} onClick={onLeave}>
            import corrections
          </Link>
          .
        </p>
      )}
    </div>
  );
}
