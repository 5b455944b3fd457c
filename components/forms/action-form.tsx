"use client";

import { createContext, type ReactNode, use, useActionState } from "react";
import { CopyLine } from "../ui/copy-line";
import { Field, type FieldProps } from "../ui/field";
import { Notice } from "../ui/notice";
import { SelectField, type SelectFieldProps } from "../ui/select-field";
import { TextField, type TextFieldProps } from "../ui/text-field";
import { type FormAction, type FormState, severalOf } from "./form-state";
import { useSendWhenReachable } from "./use-send-when-reachable";

const FormContext = createContext<FormState>({});

type ActionFormProps = {
  action: FormAction;
  className?: string;
  /** The label of the secret, such as a new API key, that is shown once after success. */
  secretLabel?: string;
  /** Hidden fields that are sent with the form, such as the id of the record to change. */
  hidden?: Record<string, string>;
  children: ReactNode;
};

/** A form that also works without JavaScript. It shows the result: failure, success or a secret. */
export function ActionForm({
  action,
  className = "grid gap-4",
  secretLabel = "",
  hidden = {},
  children,
}: ActionFormProps) {
  const [state, send, isSending] = useActionState(action, {});
  const sendWhenReachable = useSendWhenReachable();
  return (
    <form action={send} onSubmit={sendWhenReachable} className={className} aria-busy={isSending}>
      {state.failure !== undefined && <Notice tone="danger">{state.failure}</Notice>}
      {state.done !== undefined && <Notice tone="plain">{state.done}</Notice>}
      {state.table && <ResultTable {...state.table} />}
      {state.secret !== undefined && <CopyLine label={secretLabel} text={state.secret} />}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FormContext value={state}>{children}</FormContext>
    </form>
  );
}

function ResultTable({ caption, head, rows }: NonNullable<FormState["table"]>) {
  return (
    <table className="w-full text-left">
      <caption className="type-strong pb-1.5 text-left">{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col" className="type-small border-b border-line py-1 pr-4 text-ink-2">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = "", ...rest]) => (
          <tr key={first} className="border-b border-line-soft align-baseline">
            <th scope="row" className="py-1 pr-4 font-normal">
              {first}
            </th>
            {rest.map((cell) => (
              <td key={cell} className="py-1 pr-4">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * A field of an `ActionForm`. If the form is refused, it keeps the entered value and shows what is wrong with it. A
 * field with a `value` is the caller's to keep.
 */
export function FormField({ name, ...field }: Omit<FieldProps, "id"> & { name: string; id?: string }) {
  const { issues, values } = use(FormContext);
  const error = issues?.[name];
  if (field.value !== undefined) return <Field id={name} {...field} error={error} name={name} />;
  return <Field id={name} {...field} defaultValue={values?.[name] ?? field.defaultValue} error={error} name={name} />;
}

/** A field of several lines in an `ActionForm`. */
export function FormText({ name, ...field }: Omit<TextFieldProps, "id"> & { name: string; id?: string }) {
  const { issues, values } = use(FormContext);
  const known = { defaultValue: values?.[name] ?? field.defaultValue, error: issues?.[name] };
  return <TextField id={name} {...field} {...known} name={name} />;
}

/** A choice of one in an `ActionForm`. */
export function FormSelect({ name, ...field }: Omit<SelectFieldProps, "id"> & { name: string; id?: string }) {
  const { issues, values } = use(FormContext);
  const chosen = values?.[name] ?? field.defaultValue;
  return (
    <SelectField id={name} {...field} key={String(chosen)} defaultValue={chosen} error={issues?.[name]} name={name} />
  );
}

type Option = { value: string; words: string; isUsual: boolean };

type FormChecksProps = {
  name: string;
  legend: string;
  options: readonly Option[];
  /** Shows each value, as code, before its label. */
  showsValues?: boolean;
};

/** Any number of choices in an `ActionForm`; the usual ones are ticked at the start. */
export function FormChecks({ name, legend, options, showsValues = false }: FormChecksProps) {
  const { issues, values } = use(FormContext);
  const issue = issues?.[name];
  const isTicked = ({ value, isUsual }: Pick<Option, "value" | "isUsual">) =>
    values ? severalOf(values, name).includes(value) : isUsual;
  return (
    <fieldset className="grid content-start gap-1">
      <legend className="type-strong mb-1.5">{legend}</legend>
      {options.map(({ value, words, isUsual }) => (
        <label key={value} className="flex min-h-7 items-baseline gap-2 py-1 coarse:py-3">
          <input
            key={String(isTicked({ value, isUsual }))}
            type="checkbox"
            name={name}
            value={value}
            defaultChecked={isTicked({ value, isUsual })}
            className="accent-accent"
          />
          {showsValues ? (
            <span>
              <code className="type-code">{value}</code> <span className="text-ink-2">{words}</span>
            </span>
          ) : (
            <span className="wrap-anywhere">{words}</span>
          )}
        </label>
      ))}
      {issue && (
        <p role="alert" className="type-small text-danger-ink">
          {issue}
        </p>
      )}
    </fieldset>
  );
}
