"use client";

import { useState } from "react";
import type { Segment } from "@/lib/results/list-segments";
import { keyWords } from "../segments/segment-words";
import { valuesByKey } from "../segments/values-by-key";
import { Popover } from "../ui/popover";
import { Select } from "../ui/select";
import { SettingButton } from "../ui/setting-button";
import type { TableQuery } from "./table-query";
import { weightOf } from "./usual-banner";

type ShowChoiceProps = {
  query: TableQuery;
  segments: readonly Segment[];
  usualWeight: string | null;
  onChange: (part: Partial<TableQuery>) => void;
};

const ROWS = { nested: "nets and codes", codes: "codes", nets: "nets" } as const;
const ORDERS = { frequency: "most frequent first", codebook: "as in the codebook" } as const;
const FIGURES = { share: "column %", count: "answers" } as const;
const LEVELS = { "90": "at 90%", "95": "at 95%", "99": "at 99%" } as const;
const COLOURS = { difference: "difference from all", share: "share", none: "none" } as const;

/** Chooses the rows, their order, the figures, the colours, the confidence level and the weights. */
export function ShowChoice({ query, segments, usualWeight, onChange }: ShowChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const numeric = valuesByKey(segments).filter(({ values }) => values.every(({ value }) => Number(value) >= 0));
  const weights = [...(usualWeight === null ? [] : [usualWeight]), ...numeric.map(({ key }) => key)];
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label="What is shown"
      trigger={<SettingButton name="Show" value={`${ROWS[query.rows]}, ${FIGURES[query.figure]}`} />}
    >
      <div className="grid gap-3 p-4">
        <Choice id="rows" label="Rows" words={ROWS} value={query.rows} onChange={(rows) => onChange({ rows })} />
        <Choice id="order" label="Order" words={ORDERS} value={query.order} onChange={(order) => onChange({ order })} />
        <Choice
          id="figure"
          label="Cells"
          words={FIGURES}
          value={query.figure}
          onChange={(figure) => onChange({ figure })}
        />
        <Choice
          id="colour"
          label="Colour"
          words={COLOURS}
          value={query.colour}
          onChange={(colour) => onChange({ colour })}
        />
        <Choice
          id="level"
          label="Significant"
          words={LEVELS}
          value={query.level}
          onChange={(level) => onChange({ level })}
        />
        {weights.length > 0 && (
          <Select
            id="table-weight"
            label="Weight"
            value={weightOf(query, usualWeight) ?? ""}
            onChange={({ target }) => onChange({ weight: target.value })}
          >
            <option value="">Unweighted</option>
            {weights.map((key) => (
              <option key={key} value={key}>
                {keyWords(key)}
                {key === usualWeight && " (the question’s weight)"}
              </option>
            ))}
          </Select>
        )}
      </div>
    </Popover>
  );
}

type ChoiceProps<Value extends string> = {
  id: string;
  label: string;
  words: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ id, label, words, value, onChange }: ChoiceProps<Value>) {
  return (
    <Select id={`table-${id}`} label={label} value={value} onChange={({ target }) => onChange(target.value as Value)}>
      {Object.entries<string>(words).map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </Select>
  );
}
