"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "../ui/button";
import { Dialog, DialogButtons } from "../ui/dialog";
import { counted } from "../ui/figures";
import { MenuItem, MenuLine } from "../ui/menu";
import { MoreMenu } from "../ui/more-menu";
import { toast } from "../ui/toast";
import { api } from "../workbench/api";
import { RenameDialog } from "../workbench/rename-dialog";
import { MaskingDialog } from "./masking-dialog";

type ProjectMenuProps = { project: { id: string; name: string }; answers: number; onGone?: string };

/** A menu of actions on a project as a whole. `onGone` is the address to go to after the project was deleted. */
export function ProjectMenu({ project, answers, onGone }: ProjectMenuProps) {
  const [asking, setAsking] = useState<"rename" | "masking" | "delete" | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <MoreMenu name={project.name}>
        <MenuItem icon="edit" onSelect={() => setAsking("rename")}>
          Rename
        </MenuItem>
        <MenuItem icon="settings" onSelect={() => setAsking("masking")}>
          Personal data
        </MenuItem>
        <MenuLine />
        <MenuItem icon="delete" danger onSelect={() => setAsking("delete")}>
          Delete
        </MenuItem>
      </MoreMenu>
      {asking === "rename" && (
        <RenameDialog
          title="Rename the project"
          name={project.name}
          rename={(name) => api.projects.update(project.id, { name })}
          onClose={close}
        />
      )}
      {asking === "masking" && <MaskingDialog projectId={project.id} onClose={close} />}
      {asking === "delete" && (
        <DeleteDialog project={project} answers={answers} onClose={close} {...(onGone && { onGone })} />
      )}
    </>
  );
}

function DeleteDialog({ project, answers, onGone, onClose }: ProjectMenuProps & { onClose: () => void }) {
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
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete “${project.name}”?`}
      description={`Its questions, ${counted(answers, "answer")}, codebooks and codes are deleted for good. There is no way back.`}
    >
      <DialogButtons cancel="Keep it" onCancel={onClose}>
        <Button type="button" look="danger" disabled={remove.isPending} onClick={() => remove.mutate()}>
          Delete {counted(answers, "answer")}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
