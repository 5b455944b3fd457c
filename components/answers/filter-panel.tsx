"use client";

import { useState } from "react";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { onDemand } from "../ui/on-demand";
import { Popover, popoverPanel } from "../ui/popover";
import type { FilterFormProps } from "./filter-form";

const FilterForm = onDemand(() => import("./filter-form").then((module) => module.FilterForm));
const Panel = popoverPanel(FilterForm);

/** Chooses the code, sentiment, confidence, flag and segment to filter by. */
export function FilterPanel(props: FilterFormProps) {
  const [isOpen, setOpen] = useState(false);
  const trigger = (
    <Button type="button" look="ghost">
      <Icon name="filter" /> Filter
    </Button>
  );
  return (
    <Popover open={isOpen} onOpenChange={setOpen} trigger={trigger} label="Filters" panel={Panel}>
      <FilterForm {...props} />
    </Popover>
  );
}
