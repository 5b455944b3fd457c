import { ActionForm, FormSelect } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { Confirm } from "../ui/confirm";

const OVERLAPS = [
  { value: "0", words: "Not any more" },
  { value: "24", words: "For 24 hours" },
  { value: "72", words: "For 3 days" },
  { value: "168", words: "For 7 days" },
  { value: "720", words: "For 30 days" },
];

/** Gives a partner's app a new secret and shows it this once. */
export function RotateSecretForm({ clientId, action }: { clientId: string; action: FormAction }) {
  return (
    <ActionForm
      action={action}
      className="grid max-w-[560px] justify-items-start gap-4"
      secretLabel="The new client secret, shown only now"
      hidden={{ client_id: clientId }}
    >
      <FormSelect name="overlap_hours" label="The old secret works" options={OVERLAPS} defaultValue="24" />
      <Confirm
        act="Make a new secret"
        label="Make a new secret"
        question="A secret that was rotated before and still works ends now."
      />
    </ActionForm>
  );
}
