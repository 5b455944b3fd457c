"use client";

import { useState } from "react";
import type { Segment } from "@/lib/responses/list-segments";
import { useSegmentName } from "../segments/segment-names";
import { valuesByKey } from "../segments/values-by-key";
import { Button } from "../ui/button";
import { counted } from "../ui/figures";
import { Popover } from "../ui/popover";
import { SettingButton } from "../ui/setting-button";
import type { TableQuery } from "./table-query";

type BannerChoiceProps = {
  query: TableQuery;
  segments: readonly Segment[];
  onChange: (by: string[]) => void;
  /** Opens the order of a segment's values; undefined for people who may not change it. */
  onOrder?: ((key: string) => void) | undefined;
  /** Opens the groups of a segment's values; undefined for people who may not change them. */
  onRecode?: ((key: string) => void) | undefined;
};

/** Chooses the segments whose values are the columns. */
export function BannerChoice({ query: { by }, segments, onChange, onOrder, onRecode }: BannerChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const nameOf = useSegmentName();
  const keys = valuesByKey(segments);
  const open = (dialog: (key: string) => void, key: string) => {
    setOpen(false);
    dialog(key);
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      label="Banner"
      trigger={<SettingButton name="Banner" value={by.map(nameOf).join(", ") || "none"} />}
    >
      <fieldset className="grid gap-0.5 p-2">
        <legend className="type-label float-start w-full px-2 pt-1 pb-1.5 text-ink-3">Columns by</legend>
        {keys.map(({ key, values }) => (
          <div key={key} className="clear-both flex items-center">
            <label className="flex min-h-8 min-w-0 flex-1 items-center gap-2 rounded-2 px-2 hover:bg-hover coarse:min-h-11">
              <input
                type="checkbox"
                checked={by.includes(key)}
                disabled={(by.length === 1 && by[0] === key) || (by.length >= 10 && !by.includes(key))}
                onChange={({ target }) => onChange(target.checked ? [...by, key] : by.filter((other) => other !== key))}
                className="size-4 flex-none accent-accent coarse:size-5"
              />
              <span className="min-w-0 flex-1 wrap-anywhere">{nameOf(key)}</span>
              <span className="type-small figures text-ink-3">
                {values.length >= 200 ? "200 values and more" : counted(values.length, "value")}
              </span>
            </label>
            {onOrder && values.length > 1 && (
              <Button
                type="button"
                look="ghost"
                aria-label={`Order of ${nameOf(key)}`}
                onClick={() => open(onOrder, key)}
              >
                Order
              </Button>
            )}
            {onRecode && (
              <Button
                type="button"
                look="ghost"
                aria-label={`Recode ${nameOf(key)}`}
                onClick={() => open(onRecode, key)}
              >
                Recode
              </Button>
            )}
          </div>
        ))}
      </fieldset>
    </Popover>
  );
}
