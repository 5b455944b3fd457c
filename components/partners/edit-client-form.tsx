import type { showClient } from "@/lib/oauth/list-clients";
import { ActionForm } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { Button } from "../ui/button";
import { ClientFields } from "./client-fields";

type EditClientFormProps = { client: Awaited<ReturnType<typeof showClient>>; action: FormAction };

/** Changes the fields of a partner's app that the operator sets. */
export function EditClientForm({ client, action }: EditClientFormProps) {
  return (
    <ActionForm action={action} className="grid max-w-[560px] gap-4" hidden={{ client_id: client.client_id }}>
      <ClientFields
        name={client.name}
        logo_url={client.logo_url}
        redirect_uris={client.redirect_uris}
        flows={client.flows}
        allowed_scopes={client.allowed_scopes}
      />
      <p className="type-small text-ink-2">A scope that is taken away stops working at once, in tokens too.</p>
      <Button type="submit" look="primary" size="large" className="justify-self-start">
        Save changes
      </Button>
    </ActionForm>
  );
}
