"use client";

import { useState } from "react";
import type { CategoryView } from "@/lib/analytics/read-codebook-view";
import { MAX_NET_LEVELS, netsOf } from "@/lib/codebook/nets";
import { FormDialog } from "../ui/form-dialog";
import { SelectField } from "../ui/select-field";
import { useCodebookPage } from "./codebook-context";

/** Asks in which category a category stands, as a net within a net. */
export function NestDialog({ category, onClose }: { category: CategoryView; onClose: () => void }) {
  const { editor } = useCodebookPage();
  const [parentId, setParentId] = useState(category.parentId ?? "");
  const nets = netsOf(editor.view.categories);
  const pathOf = ({ id }: CategoryView) => nets.get(id) ?? [];
  const below = editor.view.categories.filter((other) => pathOf(other).includes(category));
  const levels = Math.max(...below.map((other) => pathOf(other).length)) - pathOf(category).length + 1;
  const homes = editor.view.categories.filter(
    (other) => !below.includes(other) && pathOf(other).length + levels <= MAX_NET_LEVELS,
  );
  const move = () => {
    onClose();
    if (parentId === (category.parentId ?? "")) return;
    const into = homes.find(({ id }) => id === parentId)?.name;
    editor.edit({
      act: ({ nestCategory }) => nestCategory(category.id, parentId || null),
      done: into ? `“${category.name}” moved into “${into}”` : `“${category.name}” moved to the top level`,
    });
  };
  return (
    <FormDialog title={`Move “${category.name}”`} act="Move" onSubmit={move} onClose={onClose}>
      <SelectField
        id="net"
        label="Into"
        hint="A category is a net: an answer counts once if it has any of its codes, also those of categories inside it."
        value={parentId}
        onChange={({ target }) => setParentId(target.value)}
        options={[
          { value: "", words: "No category" },
          ...homes.map((home) => ({
            value: home.id,
            words: pathOf(home)
              .map(({ name }) => name)
              .join(" / "),
          })),
        ]}
      />
    </FormDialog>
  );
}
