import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

/** A choice from a list: the browser's own, which every device shows in its best way, with an arrow like all others. */
export function SelectBox({ className, ...select }: ComponentProps<"select">) {
  return (
    <span className="relative grid">
      <select {...select} className={classNames("w-full appearance-none truncate pe-8", className)} />
      <Icon name="down" className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2 text-ink-3" />
    </span>
  );
}
