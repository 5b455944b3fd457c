import type { ComponentProps } from "react";
import { Icon } from "./icon";

type SearchFieldProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  label: string;
  /** The class of its width on all but narrow screens. */
  width: string;
};

/** A search field of a toolbar. */
export function SearchField({ label, width, ...input }: SearchFieldProps) {
  return (
    <span className={`relative w-full ${width}`}>
      <Icon name="search" className="pointer-events-none absolute start-2 top-1/2 -translate-y-1/2 text-ink-3" />
      <input
        placeholder={label}
        {...input}
        type="search"
        aria-label={label}
        className="min-h-7 w-full rounded-2 border border-line bg-surface ps-8 pe-2 placeholder:text-ink-3 hover:border-line-strong coarse:min-h-11 coarse:text-[16px]"
      />
    </span>
  );
}
