import type { LegacyScope } from "@/db/schema/terms";
import type { KeyLifetime } from "@/lib/auth/own-api-keys";
import { ActionForm, FormField, FormIssue, FormSelect } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { Button } from "../ui/button";

const SCOPES: { value: LegacyScope; words: string }[] = [
  { value: "read", words: "see projects, answers, codes and figures" },
  { value: "write", words: "all that, change it, code answers, manage webhooks" },
  { value: "import", words: "connect survey platforms and import from them" },
];

const LIFETIMES: { value: KeyLifetime; words: string }[] = [
  { value: "30", words: "30 days" },
  { value: "90", words: "90 days" },
  { value: "365", words: "One year" },
  { value: "never", words: "Until it is revoked" },
];

/** Makes a key and shows it, this once. */
export function CreateKeyForm({ action }: { action: FormAction }) {
  return (
    <ActionForm action={action} className="grid max-w-[480px] gap-4" secretLabel="The key, shown only now">
      <FormField name="name" label="Name" hint="What will use it, such as “Nightly import”." required maxLength={100} />
      <fieldset className="grid gap-1">
        <legend className="type-strong mb-1.5">What it may do</legend>
        {SCOPES.map(({ value, words }) => (
          <label key={value} className="flex min-h-7 items-baseline gap-2 py-1 coarse:min-h-11">
            <input
              type="checkbox"
              name="scopes"
              value={value}
              defaultChecked={value === "write"}
              className="accent-accent"
            />
            <span>
              <code className="type-code">{value}</code> <span className="text-ink-2">{words}</span>
            </span>
          </label>
        ))}
        <FormIssue name="scopes" />
      </fieldset>
      <FormSelect name="lifetime" label="Works for" options={LIFETIMES} defaultValue="365" />
      <Button type="submit" look="primary" size="large" className="justify-self-start">
        Create key
      </Button>
    </ActionForm>
  );
}
