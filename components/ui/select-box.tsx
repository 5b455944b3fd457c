import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { Icon } from "./icon";

/** The browser's own select, with the same arrow on every device. */
export function SelectBox({ className, ...select }: ComponentProps<"select">) {
  return (
    <span className="relative grid">
      <select {...select} className={classNames("w-full appearance-none truncate pe-8", className)} />
      <Icon name="down" className="pointer-events-none absolute end-2 top-1/2 -translate-y-1/2 text-ink-3" />
    </span>
  );
}
