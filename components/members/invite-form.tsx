import type { Role } from "@/db/schema/terms";
import { ActionForm, FormField, FormSelect } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { roleOptions } from "../settings/role-words";
import { Button } from "../ui/button";

/** Invites somebody to the organization. */
export function InviteForm({ roles, invite }: { roles: readonly Role[]; invite: FormAction }) {
  return (
    <ActionForm action={invite} className="grid max-w-[480px] gap-4" secretLabel="The invitation, shown only now">
      <FormField name="email" type="email" label="E-mail" autoComplete="off" required maxLength={254} />
      <FormSelect name="role" label="Role" options={roleOptions(roles)} defaultValue="researcher" />
      <Button type="submit" look="primary" size="large" className="justify-self-start">
        Invite
      </Button>
    </ActionForm>
  );
}
