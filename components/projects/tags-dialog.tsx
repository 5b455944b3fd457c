"use client";

import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { FilterChip } from "../ui/filter-chip";
import { FormDialog } from "../ui/form-dialog";
import { useRefresh } from "../ui/use-refresh";
import { api } from "../workbench/api";

type TagsDialogProps = {
  project: { id: string; name: string; tags: readonly string[] };
  /** The tags of all projects, for completion. */
  known: readonly string[];
  onClose: () => void;
};

/** Asks for the tags of a project. */
export function TagsDialog({ project, known, onClose }: TagsDialogProps) {
  const [refresh] = useRefresh();
  const [tags, setTags] = useState(project.tags);
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const added = withTag(tags, typed);
  const save = useMutation({
    mutationFn: () => api.projects.update(project.id, { tags: [...added] }),
    onSuccess: () => {
      onClose();
      refresh();
    },
  });
  const add = () => {
    setTags(added);
    setTyped("");
    field.current?.focus();
  };
  return (
    <FormDialog
      title={`Tags of “${project.name}”`}
      description="A few words by which the project is found: a client, a team, a year."
      act="Save"
      className="grid gap-3"
      isSending={save.isPending}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      {tags.length > 0 && (
        <p className="flex flex-wrap gap-2">
          {tags.map((tag) => (
            <FilterChip
              key={tag}
              field="Tag"
              value={tag}
              dropLabel={`Remove the tag ${tag}`}
              onDrop={() => setTags(tags.filter((other) => other !== tag))}
            />
          ))}
        </p>
      )}
      <div className="flex items-end gap-2">
        <div className="flex-1">
          <Field
            id="new-tag"
            ref={field}
            label="New tag"
            list="known-tags"
            maxLength={50}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if ((event.key !== "Enter" && event.key !== ",") || typed.trim() === "") return;
              event.preventDefault();
              add();
            }}
          />
        </div>
        <Button type="button" size="large" onClick={add}>
          Add
        </Button>
      </div>
      <datalist id="known-tags">
        {known
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={tag} />
          ))}
      </datalist>
    </FormDialog>
  );
}

function withTag(tags: readonly string[], typed: string): readonly string[] {
  const tag = typed.trim();
  const isThere = tags.some((other) => other.toLowerCase() === tag.toLowerCase());
  return tag === "" || isThere ? tags : [...tags, tag];
}
