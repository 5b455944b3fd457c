"use client";

import { useMutation } from "@tanstack/react-query";
import { engineWords } from "@/lib/engines/engine-words";
import { Button } from "../ui/button";
import { counted } from "../ui/figures";
import { useRefresh } from "../ui/use-refresh";
import { api } from "../workbench/api";
import { DriftResult } from "./drift-result";
import type { AnchorSample, CodeTrend } from "./queries";

type DriftTestProps = {
  groupId: string;
  waves: readonly { id: string; wave: number }[];
  anchor: AnchorSample | null;
  codes: readonly CodeTrend[];
  mayWrite: boolean;
};

const DATE = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** Tells whether the coding changed between waves: the same sample of answers is coded again with each wave. */
export function DriftTest({ groupId, waves, anchor, codes, mayWrite }: DriftTestProps) {
  const [refresh, isRefreshing] = useRefresh();
  const acting = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onSuccess: refresh,
  });
  const isBusy = acting.isPending || isRefreshing;
  if (!anchor) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="max-w-[72ch] text-ink-2">
          A trend can come from the respondents, or from the coding, if the engine, the examples or the codes have
          changed. To tell the two apart, up to 200 answers of wave 1 are set aside and coded again with each later
          wave. What changes in these answers comes from the coding.
        </p>
        {mayWrite && (
          <Button
            type="button"
            disabled={isBusy}
            onClick={() => acting.mutate(() => api.groups.freezeAnchor(groupId, {}))}
          >
            Set aside a sample (free)
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className="grid gap-3">
      <p className="figures text-ink-2">
        {counted(anchor.answers, "answer")} of wave {anchor.wave ?? "–"}, drawn at random on{" "}
        {DATE.format(anchor.frozen_at)} from those that only the machine has coded.
      </p>
      <ul aria-label="Codings of the sample" className="border-t border-line">
        {waves
          .filter(({ id }) => id !== anchor.question_id)
          .map(({ id, wave }) => {
            const coding = anchor.codings.find(({ question_id }) => question_id === id);
            const codeSample = () => api.groups.codeAnchor(groupId, { question_id: id });
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line-soft py-2">
                <span className="figures min-w-0 flex-1 basis-56">
                  <span className="type-strong">Wave {wave}:</span>{" "}
                  <span className="text-ink-2">{stateOf(coding)}</span>
                </span>
                {mayWrite && (
                  <Button type="button" disabled={isBusy} onClick={() => acting.mutate(codeSample)}>
                    {coding ? "Code it again" : "Code the sample"} with wave {wave} (
                    {counted(anchor.credits_per_coding, "credit")})
                  </Button>
                )}
              </li>
            );
          })}
      </ul>
      <p role="status" className={isBusy ? "text-ink-2" : "sr-only"}>
        {isBusy ? "The sample is being coded." : ""}
      </p>
      <DriftResult codes={codes} />
      {mayWrite && (
        <Button
          type="button"
          look="ghost"
          className="justify-self-start"
          disabled={isBusy}
          onClick={() => acting.mutate(() => api.groups.deleteAnchor(groupId))}
        >
          Delete the sample and its codings
        </Button>
      )}
    </div>
  );
}

function stateOf(coding: AnchorSample["codings"][number] | undefined): string {
  if (!coding) return "sample not coded yet";
  if (coding.outdated) return "coded before the codes changed: code it again";
  return `${counted(coding.answers, "answer")} coded on ${DATE.format(coding.coded_at)} by ${engineWords(coding.engine)}`;
}
