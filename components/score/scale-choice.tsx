"use client";

import { type FormEvent, useState } from "react";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Icon } from "../ui/icon";
import { Popover } from "../ui/popover";
import type { Score } from "./queries";
import type { ScoreSearch } from "./score-search";

type Choice = Pick<ScoreSearch, "from" | "to" | "low" | "high">;

type ScaleChoiceProps = { score: Score | undefined; settings: ScoreSearch; onChange: (choice: Choice) => void };

const NONE: Choice = { from: null, to: null, low: null, high: null };

/** Sets which numbers are scores, and which of them are low and high. */
export function ScaleChoice({ score, settings, onChange }: ScaleChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const choose = (choice: Choice) => {
    onChange(choice);
    setOpen(false);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const numberOf = (name: keyof Choice) => (form.get(name) ? Number(form.get(name)) : null);
    const choice = { from: numberOf("from"), to: numberOf("to"), low: numberOf("low"), high: numberOf("high") };
    const low = choice.low ?? score?.low_to ?? Number.NEGATIVE_INFINITY;
    const high = choice.high ?? score?.high_from ?? Number.POSITIVE_INFINITY;
    if (low < high) choose(choice);
    else setProblem(`Low scores must end below ${high}, where high ones begin.`);
  };
  const input = (name: keyof Choice, label: string, usual: number | undefined, error?: string) => (
    <Field
      id={`score-${name}`}
      name={name}
      label={label}
      type="number"
      step="any"
      defaultValue={settings[name] ?? ""}
      placeholder={usual === undefined ? undefined : String(usual)}
      error={error}
    />
  );
  const trigger = (
    <Button type="button" look="ghost" onClick={() => setProblem(undefined)}>
      <Icon name="settings" /> Scale
    </Button>
  );
  return (
    <Popover open={isOpen} onOpenChange={setOpen} trigger={trigger} label="Scale and groups">
      <form onSubmit={submit} className="grid gap-3 p-4" noValidate>
        <div className="grid grid-cols-2 gap-3">
          {input("from", "Scale from", score?.scale.from)}
          {input("to", "Scale to", score?.scale.to)}
          {input("low", "Low up to", score?.low_to, problem)}
          {input("high", "High from", score?.high_from)}
        </div>
        <p className="type-small text-ink-3">
          Numbers beyond the scale count as no score, such as 99 for “don’t know”. Empty fields are found in the
          answers.
        </p>
        <div className="flex gap-2">
          <Button type="submit" look="primary">
            Apply
          </Button>
          <Button type="button" look="ghost" onClick={() => choose(NONE)}>
            As usual
          </Button>
        </div>
      </form>
    </Popover>
  );
}
