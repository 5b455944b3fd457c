import type { Role } from "@/db/schema/terms";
import { ActionForm } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { ROLE_WORDS } from "../settings/role-words";
import { Button } from "../ui/button";
import { SelectBox } from "../ui/select-box";

type RoleFormProps = { userId: string; email: string; role: Role; roles: readonly Role[]; action: FormAction };

/** Gives a member another role. */
export function RoleForm({ userId, email, role, roles, action }: RoleFormProps) {
  return (
    <ActionForm action={action} className="flex flex-wrap items-center gap-2" hidden={{ userId }}>
      <SelectBox
        key={role}
        name="role"
        defaultValue={role}
        aria-label={`Role of ${email}`}
        className="type-ui min-h-7 rounded-2 border border-line-strong bg-surface ps-2 text-ink hover:border-ink-3 coarse:min-h-11"
      >
        {roles.map((value) => (
          <option key={value} value={value}>
            {ROLE_WORDS[value].name}
          </option>
        ))}
      </SelectBox>
      <Button type="submit" aria-label={`Save the role of ${email}`}>
        Save
      </Button>
    </ActionForm>
  );
}
