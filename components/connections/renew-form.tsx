import type { ConnectionProvider } from "@/db/schema/terms";
import { ActionForm } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { Button } from "../ui/button";
import { CredentialFields } from "./credential-fields";

type RenewFormProps = { id: string; provider: ConnectionProvider; action: FormAction };

/** Replaces the credentials of a connection, whose imports stay. */
export const RenewForm = ({ id, provider, action }: RenewFormProps) => (
  <ActionForm action={action} className="grid max-w-[480px] gap-4" hidden={{ id }}>
    <CredentialFields provider={provider} />
    <Button type="submit" size="large" className="justify-self-start">
      Renew credentials
    </Button>
  </ActionForm>
);
