import type { Role } from "@/db/schema/terms";
import { ActionForm, FormChecks, FormField, FormSelect } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { roleOptions } from "../settings/role-words";
import { Button } from "../ui/button";

type InviteFormProps = {
  roles: readonly Role[];
  projects: readonly { id: string; name: string }[];
  invite: FormAction;
};

/** Invites somebody to the organization, a coder also to projects. */
export function InviteForm({ roles, projects, invite }: InviteFormProps) {
  return (
    <ActionForm action={invite} className="grid max-w-[480px] gap-4" secretLabel="The invitation, shown only now">
      <FormField name="email" type="email" label="E-mail" autoComplete="off" required maxLength={254} />
      <FormSelect name="role" label="Role" options={roleOptions(roles)} defaultValue="researcher" />
      {projects.length > 0 && (
        <details>
          <summary className="type-ui cursor-pointer text-ink-2">Name them on projects, as coders need</summary>
          <div className="mt-2 max-h-64 overflow-y-auto">
            <FormChecks
              name="project_ids"
              legend="Projects"
              options={projects.map(({ id, name }) => ({ value: id, words: name, isUsual: false }))}
            />
          </div>
        </details>
      )}
      <Button type="submit" look="primary" size="large" className="justify-self-start">
        Invite
      </Button>
    </ActionForm>
  );
}
