"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { toast } from "sonner";
import { DeleteDialog } from "../ui/delete-dialog";
import { api } from "../workbench/api";
import { RecordMenu } from "../workbench/record-menu";
import { RenameDialog } from "../workbench/rename-dialog";

type Group = { id: string; name: string };
type DialogProps = { group: Group; onClose: () => void };

/** A menu of actions on a tracker as a whole. */
export function TrackerMenu({ group }: { group: Group }) {
  const [asking, setAsking] = useState<"rename" | "delete" | null>(null);
  const close = () => setAsking(null);
  return (
    <>
      <RecordMenu name={group.name} onRename={() => setAsking("rename")} onDelete={() => setAsking("delete")} />
      {asking === "rename" && (
        <RenameDialog
          title="Rename the tracker"
          name={group.name}
          rename={(name) => api.groups.update(group.id, { name })}
          onClose={close}
        />
      )}
      {asking === "delete" && <DeleteTracker group={group} onClose={close} />}
    </>
  );
}

function DeleteTracker({ group, onClose }: DialogProps) {
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
    <DeleteDialog
      title={`Delete “${group.name}”?`}
      description="The questions stay, each with its answers, its codes and the codebook as it stands. From then on each codebook is its own. The sample set aside is deleted too."
      isSending={remove.isPending}
      onDelete={() => remove.mutate()}
      onClose={onClose}
    />
  );
}
