"use client";

import { createContext, type ReactNode, use, useActionState } from "react";
import { CopyLine } from "../ui/copy-line";
import { Field, type FieldProps } from "../ui/field";
import { Notice } from "../ui/notice";
import { SelectField, type SelectFieldProps } from "../ui/select-field";
import type { FormAction, FormState } from "./form-state";

const FormContext = createContext<FormState>({});

type ActionFormProps = {
  action: FormAction;
  className?: string;
  /** What the secret is that a success shows once. */
  secretLabel?: string;
  children: ReactNode;
};

/** A form that works without scripts too: what came of it is shown in its place. */
export function ActionForm({ action, className = "grid gap-4", secretLabel = "", children }: ActionFormProps) {
  const [state, send, isSending] = useActionState(action, {});
  return (
    <form action={send} className={className} aria-busy={isSending}>
      {state.failure !== undefined && <Notice tone="danger">{state.failure}</Notice>}
      {state.done !== undefined && <Notice tone="plain">{state.done}</Notice>}
      {state.secret !== undefined && <CopyLine label={secretLabel} text={state.secret} />}
      <FormContext value={state}>{children}</FormContext>
    </form>
  );
}

/** A field of an `ActionForm`: keeps what was entered, and says what is wrong with it. */
export function FormField({ name, ...field }: Omit<FieldProps, "id"> & { name: string; id?: string }) {
  const { issues, values } = use(FormContext);
  const known = { defaultValue: values?.[name] ?? field.defaultValue, error: issues?.[name] };
  return <Field id={name} {...field} {...known} name={name} />;
}

/** A choice in an `ActionForm`. */
export function FormSelect({ name, ...field }: Omit<SelectFieldProps, "id"> & { name: string; id?: string }) {
  const { issues, values } = use(FormContext);
  const chosen = values?.[name] ?? field.defaultValue;
  return (
    <SelectField id={name} {...field} key={String(chosen)} defaultValue={chosen} error={issues?.[name]} name={name} />
  );
}

/** What is wrong with a group of fields that share a name, as checkboxes do. */
export function FormIssue({ name }: { name: string }) {
  const issue = use(FormContext).issues?.[name];
  return issue ? (
    <p role="alert" className="type-small text-danger-ink">
      {issue}
    </p>
  ) : null;
}
