"use client";

import { useId } from "react";
import type { CodingType } from "@/db/schema/terms";
import { Check } from "../ui/check";
import { Labelled } from "../ui/labelled";
import { FrameChoice } from "./frame-choice";
import type { Knobs } from "./generation-body";

const GRAIN = ["few broad codes", "fewer codes", "balanced", "finer codes", "many fine codes"];

type GenerationKnobsProps = { type: CodingType; knobs: Knobs; onChange: (knobs: Knobs) => void };

/** The options of a generated codebook that have an effect on codes of this type. */
export function GenerationKnobs({ type, knobs, onChange }: GenerationKnobsProps) {
  const id = useId();
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">How the codebook is built</legend>
      <FrameChoice value={knobs.frame} onChange={(frame) => onChange({ ...knobs, frame })} />
      <div className="grid gap-1">
        <label htmlFor={`${id}-grain`} className="type-label flex justify-between text-ink-2">
          Detail <span className="text-ink-3">{GRAIN[knobs.granularity - 1]}</span>
        </label>
        <input
          id={`${id}-grain`}
          type="range"
          min={1}
          max={5}
          aria-valuetext={GRAIN[knobs.granularity - 1]}
          value={knobs.granularity}
          onChange={({ target }) => onChange({ ...knobs, granularity: Number(target.value) })}
          className="h-6 w-full accent-accent coarse:h-11"
        />
      </div>
      {type !== "entity" && (
        <Check isChecked={knobs.requests} onChange={(isChecked) => onChange({ ...knobs, requests: isChecked })}>
          Codes are wishes, such as “Shorter waits”
        </Check>
      )}
      <div className="grid grid-cols-2 gap-3">
        <NumberField
          id={`${id}-max`}
          label="Maximum number of codes"
          max={200}
          value={knobs.maxCodes}
          onChange={(maxCodes) => onChange({ ...knobs, maxCodes })}
        />
        <NumberField
          id={`${id}-min`}
          label="Minimum answers per code"
          max={100_000}
          value={knobs.minFrequency}
          onChange={(minFrequency) => onChange({ ...knobs, minFrequency })}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <LinesField
          id={`${id}-seeds`}
          label="Start from these codes"
          hint="One per line. Missing codes are added."
          value={knobs.seeds}
          onChange={(seeds) => onChange({ ...knobs, seeds })}
        />
        <LinesField
          id={`${id}-avoid`}
          label="Leave out"
          hint="Topics that get no code, one per line."
          value={knobs.avoid}
          onChange={(avoid) => onChange({ ...knobs, avoid })}
        />
      </div>
      <Check isChecked={knobs.includeOther} onChange={(isChecked) => onChange({ ...knobs, includeOther: isChecked })}>
        Add a code “Other” for all the rest
      </Check>
    </fieldset>
  );
}

type NumberFieldProps = { id: string; label: string; max: number; value: string; onChange: (value: string) => void };

function NumberField({ id, label, max, value, onChange }: NumberFieldProps) {
  return (
    <Labelled id={id} label={label} className="grid content-end gap-1">
      <input
        id={id}
        type="number"
        min={1}
        max={max}
        step={1}
        placeholder="Automatic"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-8 w-full rounded-2 border border-line-strong bg-surface px-2.5 placeholder:text-ink-3 hover:border-ink-3 coarse:min-h-11 coarse:text-[16px]"
      />
    </Labelled>
  );
}

type LinesFieldProps = { id: string; label: string; hint: string; value: string; onChange: (value: string) => void };

function LinesField({ id, label, hint, value, onChange }: LinesFieldProps) {
  return (
    <Labelled id={id} label={label} className="grid content-start gap-1">
      <textarea
        id={id}
        aria-describedby={`${id}-hint`}
        rows={3}
        maxLength={20_000}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="field-sizing-content max-h-48 min-h-20 w-full resize-none rounded-2 border border-line-strong bg-surface px-2.5 py-1.5 hover:border-ink-3 coarse:text-[16px]"
      />
      <p id={`${id}-hint`} className="type-small text-ink-3">
        {hint}
      </p>
    </Labelled>
  );
}
