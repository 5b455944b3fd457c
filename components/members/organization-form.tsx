import { ActionForm, FormField } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { Button } from "../ui/button";

type OrganizationFormProps = { name: string; longest: number; rename: FormAction };

/** Gives the organization another name. */
export function OrganizationForm({ name, longest, rename }: OrganizationFormProps) {
  return (
    <ActionForm action={rename} className="grid max-w-[480px] gap-4">
      <FormField
        name="name"
        label="Name"
        autoComplete="organization"
        defaultValue={name}
        required
        maxLength={longest}
      />
      <Button type="submit" size="large" className="justify-self-start">
        Rename
      </Button>
    </ActionForm>
  );
}
