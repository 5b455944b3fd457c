import { ActionForm, FormField, FormSelect } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { Button } from "../ui/button";
import { ClientFields } from "./client-fields";

const KINDS = [
  { value: "confidential", words: "Runs on a server and keeps a secret" },
  { value: "public", words: "Can keep no secret, such as an app on a phone" },
];

/** Registers a partner's app and shows its secret, which can't be shown again. */
export function RegisterClientForm({ action }: { action: FormAction }) {
  return (
    <ActionForm action={action} className="grid max-w-[560px] gap-4" secretLabel="The client secret, shown only now">
      <FormField
        name="organization"
        label="Partner's organization"
        hint="Its name or its id."
        required
        maxLength={500}
        autoComplete="off"
      />
      <ClientFields />
      <FormSelect name="kind" label="Kind" options={KINDS} defaultValue="confidential" />
      <Button type="submit" look="primary" size="large" className="justify-self-start">
        Register app
      </Button>
    </ActionForm>
  );
}
