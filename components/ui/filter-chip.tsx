import { Icon } from "./icon";
import { passFocusOn } from "./keep-focus";

type FilterChipProps = {
  field: string;
  value: string;
  /** The label of the button, if it does not remove a filter. */
  dropLabel?: string;
  onDrop: () => void;
};

/** A filter or setting that is on, with a button to remove it. */
export function FilterChip({ field, value, dropLabel, onDrop }: FilterChipProps) {
  return (
    <span
      ref={passFocusOn}
      className="type-small inline-flex min-h-[26px] max-w-full items-stretch overflow-hidden rounded-2 border border-line bg-surface coarse:min-h-11"
    >
      <span className="flex min-w-0 max-w-72 shrink-3 items-center px-2 text-ink-3">
        <span title={field} className="truncate">
          {field}
        </span>
      </span>
      <span className="flex min-w-0 items-center border-s border-line-soft px-2 font-[550]">
        <span className="truncate">{value}</span>
      </span>
      <button
        type="button"
        onClick={onDrop}
        aria-label={dropLabel ?? `Remove the filter ${field}: ${value}`}
        className="flex flex-none items-center border-s border-line-soft px-1.5 text-ink-2 hover:bg-hover coarse:px-3"
      >
        <Icon name="close" className="size-3" />
      </button>
    </span>
  );
}
