import type { showClient } from "@/lib/oauth/list-clients";
import { ActionForm } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { Confirm } from "../ui/confirm";
import { Day } from "../ui/moment";

type EndClientProps = {
  client: Awaited<ReturnType<typeof showClient>>;
  revoke: FormAction;
  remove: FormAction;
};

/** Revokes a partner's app, or deletes one that was revoked. */
export function EndClient({ client, revoke, remove }: EndClientProps) {
  const hidden = { client_id: client.client_id };
  if (client.revoked_at === null) {
    return (
      <ActionForm action={revoke} className="grid justify-items-start" hidden={hidden}>
        <Confirm
          act="Revoke"
          label={`Revoke ${client.name}`}
          question={`Every request of ${client.name} is refused from then on, for all customers. This can't be undone.`}
        />
      </ActionForm>
    );
  }
  return (
    <>
      <p>
        Nothing of it has worked since <Day at={client.revoked_at} />.
      </p>
      <ActionForm action={remove} className="grid justify-items-start" hidden={hidden}>
        <Confirm
          act="Delete"
          label={`Delete ${client.name}`}
          question="It disappears from this list, with its customers' consents."
        />
      </ActionForm>
    </>
  );
}
