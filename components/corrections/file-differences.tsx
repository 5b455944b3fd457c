"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { Button } from "../ui/button";
import { Check } from "../ui/check";
import { counted } from "../ui/figures";
import { Notice } from "../ui/notice";
import { Skeleton } from "../ui/skeleton";
import { BadRows } from "../upload/bad-rows";
import { DifferenceList } from "./difference-list";
import { type Corrections, differencesQuery, importCorrections, type QuestionIds } from "./queries";

type FileDifferencesProps = { ids: QuestionIds; file: File; back: string; onOtherFile: () => void };

/** The changes in a file, and the button that imports them. */
export function FileDifferences({ ids, file, back, onOtherFile }: FileDifferencesProps) {
  const router = useRouter();
  const [skipBadRows, setSkipBadRows] = useState(false);
  const [replaceConflicts, setReplaceConflicts] = useState(false);
  const { data, error } = useQuery(differencesQuery(ids, file));
  const apply = useMutation({
    mutationFn: () => importCorrections(ids, file, { skipBadRows, replaceConflicts }),
    onSuccess: ({ applied }) => {
      toast.success(`${counted(applied ?? 0, "answer")} corrected`);
      router.push(back);
      router.refresh();
    },
    meta: { isShownInPlace: true },
  });
  const failure = error ?? apply.error;
  if (!data && !error) return <Skeleton className="h-40" />;
  const corrected = data ? data.change_count + (replaceConflicts ? data.conflict_count : 0) : 0;
  return (
    <div className="grid max-w-[960px] gap-5">
      {failure && <Notice tone="danger">{failure.message}</Notice>}
      {data && (
        <>
          <p role="status">{sentenceOn(data)}</p>
          {data.notes.map((note) => (
            <p key={note} className="type-small text-ink-2">
              {note}
            </p>
          ))}
          <BadRows
            problems={data.problems}
            count={data.problem_count}
            isSkipping={skipBadRows}
            onSkip={setSkipBadRows}
          />
          <Conflicts data={data} isReplacing={replaceConflicts} onReplace={setReplaceConflicts} />
          <DifferenceList title="Corrections" count={data.change_count} differences={data.changes} />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          type="button"
          look="primary"
          disabled={corrected === 0 || apply.isPending || (!skipBadRows && (data?.problem_count ?? 0) > 0)}
          onClick={() => apply.mutate()}
        >
          {apply.isPending ? "Importing" : `Import ${counted(corrected, "correction")}`}
        </Button>
        <Button type="button" onClick={onOtherFile}>
          Choose another file
        </Button>
      </div>
    </div>
  );
}

function sentenceOn({ answers, change_count, conflict_count, already_so, unknown_count }: Corrections): string {
  const others = [
    conflict_count > 0 && `${counted(conflict_count, "answer")} changed here since the download`,
    already_so > 0 && `${counted(already_so, "answer")} already so`,
    unknown_count > 0 && `${counted(unknown_count, "answer")} not of this question`,
  ].filter(Boolean);
  const also = others.length > 0 ? `; ${others.join(", ")}` : "";
  return `Of ${counted(answers, "answer")} in the file ${change_count} ${change_count === 1 ? "was" : "were"} edited${also}.`;
}

type ConflictsProps = { data: Corrections; isReplacing: boolean; onReplace: (replace: boolean) => void };

function Conflicts({ data, isReplacing, onReplace }: ConflictsProps) {
  if (data.conflict_count === 0) return null;
  return (
    <section className="grid gap-3 rounded-2 bg-warn-tint px-4 py-3">
      <DifferenceList
        title="Changed here since the download"
        count={data.conflict_count}
        differences={data.conflicts}
      />
      <Check isChecked={isReplacing} onChange={onReplace}>
        Take the file’s edits of these answers too
      </Check>
    </section>
  );
}
