import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { CONTROL, describedBy, FieldFrame, type FieldProps } from "./field";

export type TextFieldProps = ComponentProps<"textarea"> & Pick<FieldProps, "label" | "hint" | "error"> & { id: string };

/** A labelled field of several lines. */
export function TextField({ id, label, hint, error, ...area }: TextFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        {...area}
        {...describedBy(id, hint, error)}
        id={id}
        className={classNames(CONTROL, "py-2", error ? "border-danger" : "border-line-strong hover:border-ink-3")}
      />
    </FieldFrame>
  );
}
