"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import type { QuestionIds } from "../questions/question-ids";
import { useSegmentName } from "../segments/segment-names";
import { Button } from "../ui/button";
import { CONTROL, Field } from "../ui/field";
import { FormDialog } from "../ui/form-dialog";
import { api } from "../workbench/api";
import { segmentsQuery } from "./queries";
import { EMPTY_ROW, groupsOf, isNps, NPS_ROWS, type RecodeRow, rowsOf } from "./recode-rows";

type RecodeDialogProps = { ids: QuestionIds; segment: string; onClose: () => void };

/** Makes a segment from another one, or changes one that was made so. */
export function RecodeDialog({ ids, segment, onClose }: RecodeDialogProps) {
  const { data: segments } = useQuery({ ...segmentsQuery(ids), staleTime: 0 });
  return segments && <RecodeForm ids={ids} segment={segment} segments={segments} onClose={onClose} />;
}

type Listed = Awaited<ReturnType<typeof api.analytics.segments>>;

function RecodeForm({ ids, segment, segments, onClose }: RecodeDialogProps & { segments: Listed }) {
  const nameOf = useSegmentName();
  const router = useRouter();
  const queries = useQueryClient();
  const recode = segments.find(({ segment_key }) => segment_key === segment)?.recode ?? null;
  const source = recode?.segment_key ?? segment;
  const values = segments.find(({ segment_key }) => segment_key === source)?.value_order ?? [];
  const [rows, setRows] = useState(() => rowsOf(values, recode?.groups));
  const [name, setName] = useState(recode ? segment : `${nameOf(segment)} (groups)`.slice(0, 200));
  const isOfValues = rows.some(({ value }) => value !== undefined);
  const groups = groupsOf(rows);
  const { mutate, isPending } = useMutation({
    mutationFn: (changes: Parameters<typeof api.questions.update>[1]) => api.questions.update(ids, changes),
    onSuccess: async () => {
      onClose();
      router.refresh();
      await queries.invalidateQueries({ queryKey: ["questions", ids.questionId] });
    },
  });
  const change = (at: number, part: Partial<RecodeRow>) =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  return (
    <FormDialog
      title={recode ? `Groups of ${nameOf(segment)}` : `Recode ${nameOf(segment)}`}
      description={`A segment with groups of the values of ${nameOf(source)}, for everybody in your organization. Lines without a group are left out; lines with the same group are merged. New answers get it, too.`}
      act="Save"
      isSending={isPending || groups.length === 0 || name.trim() === ""}
      onSubmit={() =>
        mutate({
          ...(recode && name.trim() !== segment && { remove_recode: segment }),
          recode: { name, segment_key: source, groups },
        })
      }
      onClose={onClose}
    >
      <Field
        id="recode-name"
        label="Name of the segment"
        required
        maxLength={200}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <ul aria-label="Groups" className="mt-3 grid max-h-[42vh] gap-1 overflow-y-auto">
        {rows.map(({ group, value, from, to }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and are never moved.
          <li key={at} className="flex items-center gap-2">
            {value === undefined ? (
              <>
                <NumberField label={`From, line ${at + 1}`} value={from} onChange={(from) => change(at, { from })} />
                <span aria-hidden="true">–</span>
                <NumberField label={`To, line ${at + 1}`} value={to} onChange={(to) => change(at, { to })} />
              </>
            ) : (
              <span className="min-w-0 flex-1 wrap-anywhere">{value}</span>
            )}
            <input
              aria-label={value === undefined ? `Group, line ${at + 1}` : `Group of ${value}`}
              className={`${CONTROL} min-w-0 flex-1 border-line-strong`}
              maxLength={1000}
              value={group}
              onChange={({ target }) => change(at, { group: target.value })}
            />
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2">
        {!isOfValues && (
          <Button type="button" look="ghost" onClick={() => setRows([...rows, EMPTY_ROW])}>
            Add a range
          </Button>
        )}
        {isNps(values) && (
          <Button
            type="button"
            look="ghost"
            onClick={() => {
              setRows(NPS_ROWS);
              if (!recode) setName("NPS groups");
            }}
          >
            NPS groups
          </Button>
        )}
        {recode && (
          <Button type="button" look="ghost" disabled={isPending} onClick={() => mutate({ remove_recode: segment })}>
            Remove this segment
          </Button>
        )}
      </div>
    </FormDialog>
  );
}

type NumberFieldProps = { label: string; value: string; onChange: (value: string) => void };

const NumberField = ({ label, value, onChange }: NumberFieldProps) => (
  <input
    type="number"
    step="any"
    aria-label={label}
    className={`${CONTROL} max-w-24 border-line-strong`}
    value={value}
    onChange={({ target }) => onChange(target.value)}
  />
);
