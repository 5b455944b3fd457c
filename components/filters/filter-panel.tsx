"use client";

import { useState } from "react";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { Popover } from "../ui/popover";
import type { FilterFormProps } from "./filter-form";
import { FilterForm } from "./filter-form";

/** Chooses what to filter by, in a panel behind a button. */
export function FilterPanel(props: FilterFormProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = (
    <Button type="button" look="ghost">
      <Icon name="filter" /> Filter
    </Button>
  );
  return (
    <Popover
      open={isOpen}
      onOpenChange={setOpen}
      trigger={trigger}
      label="Filters"
      width="w-[360px] max-w-[calc(100vw-16px)]"
    >
      <FilterForm {...props} />
    </Popover>
  );
}
