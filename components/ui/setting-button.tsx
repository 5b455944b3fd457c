import type { ComponentProps } from "react";

type SettingButtonProps = Omit<ComponentProps<"button">, "className" | "children" | "type"> & {
  name: string;
  value: string;
};

/** A button of a toolbar that says what a setting is now, and opens it. */
export function SettingButton({ name, value, ...button }: SettingButtonProps) {
  return (
    <button
      {...button}
      type="button"
      className="type-small inline-flex min-h-7 max-w-[min(100%,22rem)] items-stretch overflow-hidden rounded-2 border border-line bg-surface hover:border-line-strong coarse:min-h-11"
    >
      <span className="flex flex-none items-center px-2 text-ink-3">{name}</span>
      <span className="flex min-w-0 items-center border-s border-line-soft px-2 font-[550]">
        <span title={value} className="truncate">
          {value}
        </span>
      </span>
    </button>
  );
}
