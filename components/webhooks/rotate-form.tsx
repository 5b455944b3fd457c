import { ActionForm } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { Confirm } from "../ui/confirm";

/** Gives a webhook a new signing secret and shows it, which can't be done again. */
export function RotateForm({ webhookId, action }: { webhookId: string; action: FormAction }) {
  return (
    <ActionForm
      action={action}
      className="grid max-w-[480px] justify-items-start gap-4"
      secretLabel="The new signing secret, shown only now"
      hidden={{ id: webhookId }}
    >
      <Confirm
        act="Make a new secret"
        label="Make a new secret"
        question="X-Signature is made with the new secret from now on; webhook-signature has one by each for 24 hours."
      />
    </ActionForm>
  );
}
