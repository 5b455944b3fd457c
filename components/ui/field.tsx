import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names";

export type FieldProps = ComponentProps<"input"> & {
  id: string;
  label: string;
  hint?: ReactNode;
  /** Says what is wrong with the value. */
  error?: string | undefined;
};

export const CONTROL =
  "min-h-9 w-full rounded-2 border bg-surface px-3 text-[14px] text-ink coarse:min-h-11 coarse:text-[16px]";

/** A labelled input field. */
export function Field({ id, label, hint, error, ...input }: FieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <input
        {...input}
        {...describedBy(id, hint, error)}
        id={id}
        className={classNames(CONTROL, error ? "border-danger" : "border-line-strong hover:border-ink-3")}
      />
    </FieldFrame>
  );
}

type FieldFrameProps = Pick<FieldProps, "id" | "label" | "hint" | "error"> & { children: ReactNode };

/** A label, a control, and below it the error or else the hint. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="type-strong">
        {label}
      </label>
      {children}
      {error && (
        <p id={`${id}-error`} role="alert" className="type-small text-danger-ink">
          {error}
        </p>
      )}
      {hint && !error && (
        <p id={`${id}-hint`} className="type-small text-ink-3">
          {hint}
        </p>
      )}
    </div>
  );
}

export function describedBy(id: string, hint: ReactNode, error: string | undefined) {
  if (error) return { "aria-invalid": true, "aria-describedby": `${id}-error` };
  return hint ? { "aria-describedby": `${id}-hint` } : {};
}
