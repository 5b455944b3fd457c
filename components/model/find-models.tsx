"use client";

import { useActionState } from "react";
import type { FormState } from "../forms/form-state";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { Row, Rows } from "../ui/rows";

export type FoundState = FormState & { found?: { name: string; baseUrl: string; models: string[] }[] };
export type FindAction = (before: FoundState, form: FormData) => Promise<FoundState>;

type FindModelsProps = { action: FindAction; onChoose: (model: { baseUrl: string; model: string }) => void };

/** Looks for servers of models on the service's own machine, and lists what they serve. */
export function FindModels({ action, onChoose }: FindModelsProps) {
  const [{ found, failure }, find, isFinding] = useActionState(action, {});
  const models = (found ?? []).flatMap(({ models: names, ...server }) => names.map((model) => ({ ...server, model })));
  return (
    <div className="grid gap-3">
      <form action={find} aria-busy={isFinding}>
        <Button type="submit" size="large" disabled={isFinding}>
          {isFinding ? "Looking…" : "Find a model on this machine"}
        </Button>
      </form>
      {failure !== undefined && <Notice tone="danger">{failure}</Notice>}
      {found && models.length === 0 && (
        <Notice tone="plain">
          No model answers on this machine. Start Ollama, LM Studio, llama.cpp or vLLM, or enter an address below.
        </Notice>
      )}
      {models.length > 0 && (
        <Rows label="Models on this machine">
          {models.map(({ name, baseUrl, model }) => (
            <Row key={`${baseUrl} ${model}`} head={model} detail={`${name}, ${baseUrl}`}>
              <Button aria-label={`Use ${model}`} onClick={() => onChoose({ baseUrl, model })}>
                Use
              </Button>
            </Row>
          ))}
        </Rows>
      )}
    </div>
  );
}
