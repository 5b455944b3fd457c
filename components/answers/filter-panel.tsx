"use client";

import { useState } from "react";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { Popover } from "../ui/popover";
import type { FilterFormProps } from "./filter-form";
import { FilterForm } from "./filter-form";

/** Chooses the code, sentiment, confidence, flag and segment to filter by. */
export function FilterPanel(props: FilterFormProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = (
    <Button type="button" look="ghost">
      <Icon name="filter" /> Filter
    </Button>
  );
  return (
    <Popover open={isOpen} onOpenChange={setOpen} trigger={trigger} label="Filters">
      <FilterForm {...props} />
    </Popover>
  );
}
