"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ROLE_WORDS } from "../settings/role-words";
import { Check } from "../ui/check";
import { Dialog } from "../ui/dialog";
import { FormDialog } from "../ui/form-dialog";
import { LoadFailed } from "../ui/load-failed";
import { SearchField } from "../ui/search-field";
import { Segmented } from "../ui/segmented";
import { useRefresh } from "../ui/use-refresh";
import { api } from "../workbench/api";
import { type ProjectPeople, peopleQuery } from "./queries";

type PeopleDialogProps = { project: { id: string; name: string }; onClose: () => void };

/** Asks who sees a project: everybody in the organization, or only the people named. */
export function PeopleDialog({ project, onClose }: PeopleDialogProps) {
  const { data, error, refetch } = useQuery(peopleQuery(project.id));
  if (data) return <PeopleForm project={project} given={data} onClose={onClose} />;
  if (!error) return null;
  return (
    <Dialog open onOpenChange={onClose} title={`Who can see “${project.name}”`}>
      <LoadFailed error={error} onRetry={refetch} />
    </Dialog>
  );
}

/** With more people than this, they can be searched. */
const FEW = 8;

const CHOICES = [
  { value: "open", words: "Everybody" },
  { value: "restricted", words: "Only these people" },
] as const;

function PeopleForm({ project, given, onClose }: PeopleDialogProps & { given: ProjectPeople }) {
  const cache = useQueryClient();
  const [refresh] = useRefresh();
  const [choice, setChoice] = useState<"open" | "restricted">(given.restricted ? "restricted" : "open");
  const [named, setNamed] = useState(() => new Set(given.members.flatMap((one) => (one.named ? one.user_id : []))));
  const [typed, setTyped] = useState("");
  const save = useMutation({
    mutationFn: () =>
      api.projects.changePeople(project.id, { restricted: choice === "restricted", people: [...named] }),
    onSuccess: (changed) => {
      cache.setQueryData(peopleQuery(project.id).queryKey, changed);
      onClose();
      refresh();
    },
  });
  const people = given.members.filter(
    ({ role }) => role === "coder" || (choice === "restricted" && role !== "owner" && role !== "admin"),
  );
  const found = people.filter(({ email }) => email.includes(typed.trim().toLowerCase()));
  const toggle = (id: string, isNamed: boolean) =>
    setNamed((before) => new Set(isNamed ? [...before, id] : [...before].filter((other) => other !== id)));
  return (
    <FormDialog
      title={`Who can see “${project.name}”`}
      description="Owners and admins see every project. Coders see only the projects for which they are ticked."
      act="Save"
      className="grid gap-4"
      isSending={save.isPending}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    >
      <Segmented label="Who can see it" value={choice} options={CHOICES} onChange={setChoice} />
      {people.length > FEW && (
        <SearchField
          label="Find people"
          width="w-full"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      <ul className="grid max-h-[40vh] overflow-y-auto">
        {found.map(({ user_id, email, role }) => (
          <li key={user_id} className="flex items-baseline gap-3">
            <Check isChecked={named.has(user_id)} onChange={(isNamed) => toggle(user_id, isNamed)}>
              <span className="wrap-anywhere">{email}</span>
            </Check>
            <span className="type-small ms-auto flex-none text-ink-3">{ROLE_WORDS[role].name}</span>
          </li>
        ))}
      </ul>
      {people.length === 0 && (
        <p className="type-small text-ink-3">
          {choice === "open"
            ? "The organization has no coders: all of its members see the project."
            : "The organization has nobody else: only owners and admins see the project."}
        </p>
      )}
    </FormDialog>
  );
}
