"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../ui/button";
import { Check } from "../ui/check";
import { CopyLine } from "../ui/copy-line";
import { Dialog, DialogButtons } from "../ui/dialog";
import { Field } from "../ui/field";
import { SelectField } from "../ui/select-field";
import { createShareLink, shareLinksQuery } from "./queries";
import { ShareLinkList } from "./share-link-list";
import { SharedParts } from "./shared-parts";

export type ShareDialogProps = {
  project: { id: string; name: string };
  questions: readonly { id: string; text: string }[];
  onClose: () => void;
};

const LIFETIMES = [
  { value: "7", words: "A week" },
  { value: "30", words: "30 days" },
  { value: "90", words: "90 days" },
  { value: "365", words: "A year" },
];

/** Makes links to a project's results for people without a login, and revokes them. */
export function ShareDialog({ project, questions, onClose }: ShareDialogProps) {
  const cache = useQueryClient();
  const [name, setName] = useState("");
  const [days, setDays] = useState("30");
  const [withVerbatims, setWithVerbatims] = useState(false);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const make = useMutation({
    mutationFn: () =>
      createShareLink(project.id, {
        name: name.trim(),
        with_verbatims: withVerbatims,
        expires_in_days: Number(days),
        ...(chosen && { question_ids: [...chosen] }),
      }),
    onSuccess: () => {
      setName("");
      return cache.invalidateQueries({ queryKey: shareLinksQuery(project.id).queryKey });
    },
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Share “${project.name}”`}
      description="Whoever has a link reads the results without a login, until it expires or is revoked."
      width="max-w-[560px]"
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          make.mutate();
        }}
      >
        <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_160px]">
          <Field
            id="link-name"
            label="Name"
            hint="For your own list, such as “Client deck”"
            required
            maxLength={200}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <SelectField
            id="link-days"
            label="Works for"
            options={LIFETIMES}
            value={days}
            onChange={({ target }) => setDays(target.value)}
          />
        </div>
        {questions.length > 1 && <SharedParts questions={questions} chosen={chosen} onChoose={setChosen} />}
        <div>
          <Check isChecked={withVerbatims} onChange={setWithVerbatims}>
            With the answers of each code
          </Check>
          <p className="type-small ps-6 text-ink-3">
            {withVerbatims
              ? "Clients see the codes with shares, bases and sentiment, and read the answers. Names, addresses and numbers that could identify somebody are masked; read some answers before you pass the link on."
              : "Clients see the codes with shares, bases and sentiment, and no text of any answer."}
          </p>
        </div>
        <Button
          type="submit"
          actsOnce
          look="primary"
          className="justify-self-start"
          disabled={make.isPending || chosen?.length === 0}
        >
          Make a link
        </Button>
      </form>
      {make.data && (
        <div className="mt-4">
          <CopyLine key={make.data.id} label={`The link “${make.data.name}”, shown only now`} text={make.data.url} />
        </div>
      )}
      <ShareLinkList projectId={project.id} questions={questions.length} />
      <DialogButtons cancel="Done" onCancel={onClose}>
        {null}
      </DialogButtons>
    </Dialog>
  );
}
