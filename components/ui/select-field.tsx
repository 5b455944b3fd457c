import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { CONTROL, describedBy, FieldFrame, type FieldProps } from "./field";
import { SelectBox } from "./select-box";

export type SelectFieldProps = ComponentProps<"select"> &
  Pick<FieldProps, "label" | "hint" | "error"> & {
    id: string;
    options: readonly { value: string; words: string }[];
  };

/** A labelled select of a form, with hint and error. */
export function SelectField({ id, label, hint, error, options, ...select }: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <SelectBox
        {...select}
        {...describedBy(id, hint, error)}
        id={id}
        className={classNames(CONTROL, error ? "border-danger" : "border-line-strong hover:border-ink-3")}
      >
        {options.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </SelectBox>
    </FieldFrame>
  );
}
