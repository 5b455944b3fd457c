import type { WebhookSubscription } from "@/db/schema/terms";
import { ActionForm, FormChecks, FormField } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { Button } from "../ui/button";

const EVENTS: { value: WebhookSubscription; words: string; isUsual: boolean }[] = [
  { value: "job.completed", words: "a job has finished", isUsual: true },
  { value: "job.failed", words: "a job could not be finished", isUsual: true },
  { value: "balance.low", words: "the balance falls to 100 credits", isUsual: false },
  { value: "*", words: "every event, including kinds that are added later", isUsual: false },
];

/** Registers a webhook and shows its signing secret, which can't be shown again. */
export function RegisterForm({ action }: { action: FormAction }) {
  return (
    <ActionForm action={action} className="grid max-w-[480px] gap-4" secretLabel="The signing secret, shown only now">
      <FormField
        name="url"
        type="url"
        label="Address"
        hint="An https:// address that takes POST requests."
        required
        maxLength={2000}
      />
      <FormChecks name="events" legend="Send when" options={EVENTS} showsValues />
      <Button type="submit" look="primary" size="large" className="justify-self-start">
        Register webhook
      </Button>
    </ActionForm>
  );
}
