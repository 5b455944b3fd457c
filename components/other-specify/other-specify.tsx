"use client";

import { useMutation } from "@tanstack/react-query";
import type { reportMoved } from "@/lib/responses/report-moved";
import { answersHref } from "../answers/answer-query";
import { questionHref } from "../projects/queries";
import type { QuestionIds } from "../questions/question-ids";
import { Button, ButtonLink } from "../ui/button";
import { counted, Percent, whole } from "../ui/figures";
import { Icon } from "../ui/icon";
import { saveFile } from "../ui/save-file";
import { api } from "../workbench/api";

type Report = NonNullable<Awaited<ReturnType<typeof reportMoved>>>;
type OtherSpecifyProps = { ids: QuestionIds; report: Report; waiting: number };

/** Shows by option how many respondents chose it, how many answers moved to it from “Other”, and both together. */
export function OtherSpecify({ ids, report, waiting }: OtherSpecifyProps) {
  const { label, other, respondents, moved, options } = report;
  const path = questionHref(ids.projectId, ids.questionId);
  const chosen = options.find(({ code_number }) => code_number === other)?.chosen ?? 0;
  const download = useMutation({
    mutationFn: async () => {
      const file = await api.responses.otherSpecifyFile(ids, { format: "csv" });
      saveFile(file.name ?? "moved-answers.csv", await file.response.blob());
    },
  });
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="type-head wrap-anywhere">“Other” in “{label}”</h2>
          <p className="type-small figures text-ink-3">
            {counted(respondents, "respondent")}; {whole(chosen)} chose Other, {counted(moved, "answer")} moved
            {waiting > 0 && `; ${counted(waiting, "answer")} not coded yet`}
          </p>
        </div>
        <ButtonLink href={answersHref(path, {})}>Answers</ButtonLink>
        <Button type="button" disabled={moved === 0 || download.isPending} onClick={() => download.mutate()}>
          <Icon name="download" /> Moved answers (CSV)
        </Button>
      </div>
      <table className="figures w-full max-w-[760px] border-collapse" aria-label="Options">
        <thead className="type-label border-b border-line text-ink-3">
          <tr className="h-7">
            <th scope="col">Number</th>
            <th scope="col">Option</th>
            {["Chosen", "Moved here", "Together", "Share"].map((head) => (
              <th key={head} scope="col" className="px-2 text-end! whitespace-nowrap">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {options.map(({ code_number, name, is_option, chosen, moved_here, merged }) => (
            <tr key={code_number} className="h-8 border-b border-line-soft">
              <td className="text-ink-3">{whole(code_number)}</td>
              <th scope="row" className="font-normal wrap-anywhere">
                {name}
                {!is_option && <span className="type-small text-ink-3"> new</span>}
              </th>
              <td className="px-2 text-end">{whole(chosen)}</td>
              <td className="px-2 text-end">{whole(moved_here)}</td>
              <td className="px-2 text-end font-[550]">{whole(merged)}</td>
              <td className="px-2 text-end">{respondents > 0 ? <Percent share={merged / respondents} /> : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="max-w-[680px] text-ink-2">
        Downloads have both as one variable (“merged”, in SPSS a name that ends in _MERGED), and mark each answer that
        moved.
      </p>
    </>
  );
}
