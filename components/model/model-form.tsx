"use client";

import { useEffect, useState } from "react";
import { ActionForm, FormChecks, FormField, FormSelect } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { Button } from "../ui/button";
import { type FindAction, FindModels } from "./find-models";

/** The fields of the form as texts; `hasKey`: a key is stored, which is never shown. */
export type ModelFields = Record<
  "base_url" | "model" | "larger_model" | "consensus" | "api" | PriceName | `larger_${PriceName}`,
  string
> & { hasKey: boolean; suggests: boolean };
type PriceName = "price_input" | "price_cached" | "price_output";

const INTERFACES = [
  { value: "chat", words: "Chat completions (nearly all servers)" },
  { value: "responses", words: "Responses" },
];

const PRICES: { name: PriceName; label: string }[] = [
  { name: "price_input", label: "Input" },
  { name: "price_cached", label: "Cached input" },
  { name: "price_output", label: "Output" },
];

const SUGGESTS =
  "Look for suggestions after each coding, for about an eighth more tokens. Otherwise only when somebody asks for them.";

type ModelFormProps = { saved: ModelFields; currency: string; isOn: boolean; change: FormAction; find: FindAction };

/** Chooses the model that codes: finds one, tries it on example answers, and switches it on for everybody. */
export function ModelForm({ saved, currency, isOn, change, find }: ModelFormProps) {
  const [chosen, setChosen] = useState<Partial<ModelFields> & { times: number }>({ times: 0 });
  useEffect(() => {
    if (chosen.times > 0) document.getElementById("model")?.focus();
  }, [chosen]);
  // After a trial the form is filled from the server's reply, which never holds the key.
  const [key, setKey] = useState("");
  const shown = { ...saved, ...chosen };
  const hasPrices = saved.price_input !== "" || saved.larger_price_input !== "";
  const prices = (prefix: "" | "larger_") => (
    <div className="grid gap-3 sm:grid-cols-3">
      {PRICES.map(({ name, label }) => (
        <FormField
          key={name}
          name={`${prefix}${name}`}
          label={label}
          defaultValue={shown[`${prefix}${name}`]}
          inputMode="decimal"
          autoComplete="off"
        />
      ))}
    </div>
  );
  return (
    <div className="grid max-w-[560px] gap-6">
      <FindModels
        action={find}
        onChoose={({ baseUrl, model }) =>
          setChosen({ base_url: baseUrl, model, larger_model: "", times: chosen.times + 1 })
        }
      />
      <ActionForm key={chosen.times} action={change}>
        <FormField
          name="base_url"
          label="Provider’s address"
          hint="Up to and including /v1. Any server with OpenAI’s interface."
          defaultValue={shown.base_url}
          required
          autoComplete="off"
        />
        <FormField
          name="api_key"
          type="password"
          label="Key"
          hint={
            saved.hasKey
              ? "A key is stored for this address. Leave this empty to keep it."
              : "Leave it empty if the server needs none."
          }
          value={key}
          onChange={({ target }) => setKey(target.value)}
          autoComplete="off"
        />
        <FormField name="model" label="Model" defaultValue={shown.model} required autoComplete="off" />
        <FormField
          name="larger_model"
          label="Larger model"
          hint="Optional, at the same address: for codebooks, their rules, and answers in doubt."
          defaultValue={shown.larger_model}
          autoComplete="off"
        />
        <FormField
          name="consensus"
          label="Models that vote"
          hint="Optional: one or two more models at the same address, or “local” for the local engine. Whoever codes a question can then let all of them code it and vote. With prices of a million tokens: gpt-5-mini=0.25/2, local."
          defaultValue={shown.consensus}
          autoComplete="off"
        />
        <FormSelect name="api" label="Interface" options={INTERFACES} defaultValue={shown.api} />
        <details open={hasPrices}>
          <summary className="type-strong cursor-pointer">Prices of a million tokens, in {currency} (optional)</summary>
          <div className="grid gap-3 pt-3">
            <p className="type-small text-ink-3">
              With them, estimates, jobs and the credit history say what coding costs.
            </p>
            <fieldset>
              <legend className="sr-only">Prices of the model</legend>
              {prices("")}
            </fieldset>
            <fieldset>
              <legend className="type-strong mb-1.5">Of the larger model</legend>
              {prices("larger_")}
            </fieldset>
          </div>
        </details>
        <FormChecks
          name="suggests_after_coding"
          legend="Suggestions"
          options={[{ value: "on", words: SUGGESTS, isUsual: shown.suggests }]}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="large" name="intent" value="try">
            Try it
          </Button>
          <Button type="submit" look="primary" size="large" name="intent" value="save">
            {isOn ? "Save" : "Switch it on"}
          </Button>
        </div>
      </ActionForm>
    </div>
  );
}
