"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "../ui/button";
import { Dialog, DialogButtons } from "../ui/dialog";
import { MenuItem, MenuLine } from "../ui/menu";
import { MoreMenu } from "../ui/more-menu";
import { toast } from "../ui/toast";
import { api } from "../workbench/api";
import { RenameDialog } from "../workbench/rename-dialog";

type Group = { id: string; name: string };
type DialogProps = { group: Group; onClose: () => void };

/** A menu of actions on a tracker as a whole. */
export function TrackerMenu({ group }: { group: Group }) {
  const [asking, setAsking] = useState<"rename" | "delete" | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <MoreMenu name={group.name}>
        <MenuItem icon="edit" onSelect={() => setAsking("rename")}>
          Rename
        </MenuItem>
        <MenuLine />
        <MenuItem icon="delete" danger onSelect={() => setAsking("delete")}>
          Delete
        </MenuItem>
      </MoreMenu>
      {asking === "rename" && (
        <RenameDialog
          title="Rename the tracker"
          name={group.name}
          rename={(name) => api.groups.update(group.id, { name })}
          onClose={close}
        />
      )}
      {asking === "delete" && <DeleteDialog group={group} onClose={close} />}
    </>
  );
}

function DeleteDialog({ group, onClose }: DialogProps) {
  const router = useRouter();
  const remove = useMutation({
    mutationFn: () => api.groups.delete(group.id),
    onSuccess: () => {
      toast(`“${group.name}” is deleted`);
      router.push("/trackers");
      router.refresh();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Delete “${group.name}”?`}
      description="The questions stay, each with its answers, its codes and the codebook as it stands. From then on each codebook changes alone. The sample of the drift test goes with the tracker."
    >
      <DialogButtons cancel="Keep it" onCancel={onClose}>
        <Button type="button" look="danger" disabled={remove.isPending} onClick={() => remove.mutate()}>
          Delete
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
