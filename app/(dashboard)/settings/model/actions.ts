"use server";

import type { FormState } from "@/components/forms/form-state";
import type { FoundState } from "@/components/model/find-models";
import { modelVerbs } from "@/lib/api/verbs/model";
import { valuesOf } from "../../../(auth)/form-failure";
import { submit, text } from "../../../(auth)/submit";

const page = "/settings/model";

export async function findModels(_: FoundState, form: FormData): Promise<FoundState> {
  return submit(form, modelVerbs.findModels, { page }, (found): FoundState => ({ found }));
}

/** Tries the model of the form, or saves it, by the button that was pressed. */
export async function changeModel(_: FormState, form: FormData): Promise<FormState> {
  const body = bodyOf(form);
  if (text(form, "intent") !== "try") {
    return submit(form, modelVerbs.saveModel, { page, body }, () => ({ done: "The model codes from now on." }));
  }
  return submit(form, modelVerbs.tryModel, { page, body }, ({ answers, ...trial }) => ({
    values: valuesOf(form),
    done: [
      `${trial.seconds} s, ${trial.inputTokens + trial.outputTokens} tokens`,
      trial.cost && `${trial.cost.currency} ${trial.cost.amount}`,
    ]
      .filter(Boolean)
      .join(", "),
    table: {
      caption: "What it gave ten example answers",
      head: ["Answer", "Codes"],
      rows: answers.map((answer) => [answer.text, answer.codes.join("; ") || "no code"]),
    },
  }));
}

export async function removeModel(_: FormState, form: FormData): Promise<FormState> {
  return submit(form, modelVerbs.removeModel, { page }, () => ({ done: "The local engine codes from now on." }));
}

const NAMES = [
  "base_url",
  "api_key",
  "model",
  "larger_model",
  "consensus",
  "api",
  "price_input",
  "price_cached",
  "price_output",
  "larger_price_input",
  "larger_price_cached",
  "larger_price_output",
];

const bodyOf = (form: FormData) => ({
  ...Object.fromEntries(NAMES.map((name) => [name, text(form, name).trim()])),
  suggests_after_coding: text(form, "suggests_after_coding") === "on",
});
