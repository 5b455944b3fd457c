"use client";

import { useState } from "react";
import type { Segment } from "@/lib/responses/list-segments";
import { rangeOf, rangeText } from "@/lib/responses/segment-range";
import { useSegmentName } from "../segments/segment-names";
import { valuesByKey } from "../segments/values-by-key";
import { Labelled } from "../ui/labelled";
import { useTypingPause } from "../ui/use-typing-pause";

/** The fewest different numbers of a segment for which a range is offered. */
const MIN_NUMBERS = 3;

type RangeFieldsProps = {
  segments: readonly Segment[];
  /** The ranges that are set, as `key=from..to`. */
  ranges: readonly string[];
  onChange: (ranges: string[]) => void;
};

/** The lowest and the highest value of each segment whose values are numbers. */
export function RangeFields({ segments, ranges, onChange }: RangeFieldsProps) {
  const numeric = valuesByKey(segments).filter(({ values }) => {
    const numbers = values.filter(({ value }) => isNumber(value)).length;
    return numbers >= MIN_NUMBERS && numbers > values.length / 2;
  });
  return numeric.map(({ key }) => (
    <RangeField
      key={key}
      name={key}
      range={ranges.find((text) => rangeOf(text)?.key === key) ?? ""}
      onChange={(range) =>
        onChange([...ranges.filter((text) => rangeOf(text)?.key !== key), ...(range ? [range] : [])])
      }
    />
  ));
}

const isNumber = (text: string) => /^-?\d{1,100}([.]\d{1,100})?$/.test(text.trim());

/** A number as a range writes it: a number field also takes `.5` and `1e5`. */
const digitsOf = (text: string) => (text === "" ? "" : `${Number(text)}`);

type RangeFieldProps = { name: string; range: string; onChange: (range: string) => void };

/** Two fields, which are read when typing pauses. */
function RangeField({ name, range, onChange }: RangeFieldProps) {
  const set = rangeOf(range);
  const [from, setFrom] = useState(`${set?.min ?? ""}`);
  const [to, setTo] = useState(`${set?.max ?? ""}`);
  const words = useSegmentName()(name);
  const isEmpty = from === "" && to === "";
  const typed = rangeOf(`${name}=${digitsOf(from)}..${digitsOf(to)}`);
  const next = isEmpty ? "" : typed && rangeText(typed);
  const onTyped = useTypingPause(() => {
    if (next !== null && next !== range) onChange(next);
  });
  const look = `min-h-8 w-full rounded-2 border bg-surface px-2.5 text-ink coarse:min-h-11 coarse:text-[16px] ${next === null ? "border-danger" : "border-line-strong hover:border-ink-3"}`;
  const bound = (label: string, value: string, change: (value: string) => void) => (
    <input
      type="number"
      step="any"
      aria-label={`${words}, ${label}`}
      aria-invalid={next === null}
      placeholder={label}
      value={value}
      onChange={({ target }) => {
        change(target.value);
        onTyped();
      }}
      className={look}
    />
  );
  return (
    <Labelled label={`${words}, from – to`}>
      <span className="flex items-center gap-1.5">
        {bound("from", from, setFrom)}
        <span aria-hidden="true">–</span>
        {bound("to", to, setTo)}
      </span>
      {next === null && (
        <p role="alert" className="type-small text-danger-ink">
          {from !== "" && to !== "" && Number(from) > Number(to)
            ? "The first number must not be above the second."
            : "Write at most 15 digits, and 10 after the point."}
        </p>
      )}
    </Labelled>
  );
}
