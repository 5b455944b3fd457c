import type { ReactNode } from "react";
import { classNames } from "./class-names";

type CheckProps = {
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  className?: string;
  children: ReactNode;
};

/** A box to tick, with its words beside it. */
export const Check = ({ isChecked, onChange, className, children }: CheckProps) => (
  <label className={classNames("flex min-h-7 items-center gap-2 coarse:min-h-11", className)}>
    <input
      type="checkbox"
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
      className="size-4 accent-accent coarse:size-5"
    />
    {children}
  </label>
);
