"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { DeleteDialog } from "../ui/delete-dialog";
import { counted } from "../ui/figures";
import { MenuItem } from "../ui/menu";
import { onDemand } from "../ui/on-demand";
import { api } from "../workbench/api";
import { RecordMenu } from "../workbench/record-menu";
import { RenameDialog } from "../workbench/rename-dialog";

const TagsDialog = onDemand(async () => (await import("./tags-dialog")).TagsDialog);
const PeopleDialog = onDemand(async () => (await import("./people-dialog")).PeopleDialog);
const MaskingDialog = onDemand(async () => (await import("./masking-dialog")).MaskingDialog);

type ProjectMenuProps = {
  project: { id: string; name: string; tags: readonly string[]; archived: boolean };
  answers: number;
  /** The tags of all projects, for completion. */
  tags: readonly string[];
  /** Whether the reader decides who sees the project. */
  managesAccess: boolean;
  onGone?: string;
};

/** A menu of actions on a project as a whole. `onGone` is the address to go to after the project was deleted. */
export function ProjectMenu({ project, answers, tags, managesAccess, onGone }: ProjectMenuProps) {
  const [asking, setAsking] = useState<"rename" | "tags" | "people" | "masking" | "delete" | null>(null);
  const archive = useArchive(project);
  const close = () => setAsking(null);
  return (
    <>
      <RecordMenu name={project.name} onRename={() => setAsking("rename")} onDelete={() => setAsking("delete")}>
        <MenuItem icon="tag" onSelect={() => setAsking("tags")}>
          Tags
        </MenuItem>
        {managesAccess && (
          <MenuItem icon="person" onSelect={() => setAsking("people")}>
            Who can see this project…
          </MenuItem>
        )}
        <MenuItem icon="settings" onSelect={() => setAsking("masking")}>
          Personal data
        </MenuItem>
        <MenuItem icon={project.archived ? "restore" : "archive"} onSelect={() => archive(!project.archived)}>
          {project.archived ? "Take out of the archive" : "Archive"}
        </MenuItem>
      </RecordMenu>
      {asking === "rename" && (
        <RenameDialog
          title="Rename the project"
          name={project.name}
          rename={(name) => api.projects.update(project.id, { name })}
          onClose={close}
        />
      )}
      {asking === "tags" && <TagsDialog project={project} known={tags} onClose={close} />}
      {asking === "people" && <PeopleDialog project={project} onClose={close} />}
      {asking === "masking" && <MaskingDialog projectId={project.id} onClose={close} />}
      {asking === "delete" && (
        <DeleteProject project={project} answers={answers} onClose={close} {...(onGone && { onGone })} />
      )}
    </>
  );
}

/** Archives the project or takes it back, with a message that undoes it. */
function useArchive({ id, name }: { id: string; name: string }): (archived: boolean) => void {
  const router = useRouter();
  const change = useMutation({
    mutationFn: (archived: boolean) => api.projects.update(id, { archived }),
    onSuccess: (_, archived) => {
      toast(archived ? `“${name}” is archived` : `“${name}” is out of the archive`, {
        id: `archive-${id}`,
        action: { label: "Undo", onClick: () => change.mutate(!archived) },
      });
      router.refresh();
    },
  });
  return change.mutate;
}

type DeleteProjectProps = Pick<ProjectMenuProps, "project" | "answers" | "onGone"> & { onClose: () => void };

function DeleteProject({ project, answers, onGone, onClose }: DeleteProjectProps) {
  const router = useRouter();
  const remove = useMutation({
    mutationFn: () => api.projects.delete(project.id),
    onSuccess: () => {
      onClose();
      toast(`“${project.name}” is deleted`);
      if (onGone) router.push(onGone);
      router.refresh();
    },
  });
  return (
    <DeleteDialog
      title={`Delete “${project.name}”?`}
      description={`Its questions, ${counted(answers, "answer")}, codebooks and codes are deleted for good, and with them a tracker that has no other waves. There is no way back.`}
      act={answers > 0 ? `Delete ${counted(answers, "answer")}` : "Delete"}
      isSending={remove.isPending}
      onDelete={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
