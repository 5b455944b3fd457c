import type { LegacyScope } from "@/db/schema/terms";
import type { KeyLifetime } from "@/lib/auth/own-api-keys";
import { ActionForm, FormChecks, FormField, FormSelect } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { Button } from "../ui/button";

const SCOPES: { value: LegacyScope; words: string; isUsual: boolean }[] = [
  { value: "read", words: "see projects, answers, codes and figures", isUsual: false },
  { value: "write", words: "all that, change it, code answers, manage webhooks", isUsual: true },
  { value: "import", words: "connect survey platforms and import from them", isUsual: false },
];

const LIFETIMES: { value: KeyLifetime; words: string }[] = [
  { value: "30", words: "30 days" },
  { value: "90", words: "90 days" },
  { value: "365", words: "One year" },
  { value: "never", words: "Until it is revoked" },
];

/** Makes an API key and shows it; the key can't be shown again. */
export function CreateKeyForm({ action }: { action: FormAction }) {
  return (
    <ActionForm action={action} className="grid max-w-[480px] gap-4" secretLabel="The key, shown only now">
      <FormField name="name" label="Name" hint="What will use it, such as “Nightly import”." required maxLength={100} />
      <FormChecks name="scopes" legend="What it may do" options={SCOPES} showsValues />
      <FormSelect name="lifetime" label="Works for" options={LIFETIMES} defaultValue="365" />
      <Button type="submit" look="primary" size="large" className="justify-self-start">
        Create key
      </Button>
    </ActionForm>
  );
}
