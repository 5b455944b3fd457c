"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Field } from "../ui/field";
import { FormDialog } from "../ui/form-dialog";

type RenameDialogProps = {
  title: string;
  name: string;
  rename: (name: string) => PromiseLike<unknown>;
  onClose: () => void;
};

/** Asks for a new name of the record that the page shows, and reloads the page. */
export function RenameDialog({ title, name: current, rename, onClose }: RenameDialogProps) {
  const router = useRouter();
  const [name, setName] = useState(current);
  const renaming = useMutation({
    mutationFn: async () => rename(name.trim()),
    onSuccess: () => {
      onClose();
      router.refresh();
    },
  });
  return (
    <FormDialog
      title={title}
      act="Rename"
      isSending={renaming.isPending}
      onSubmit={() => renaming.mutate()}
      onClose={onClose}
    >
      <Field
        id="new-name"
        label="Name"
        required
        maxLength={500}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
