import type { ConnectionProvider } from "@/db/schema/terms";
import { FormField } from "../forms/action-form";
import { PROVIDER_WORDS } from "./provider-words";

/** The fields for the credentials of a platform, within a form. */
export const CredentialFields = ({ provider }: { provider: ConnectionProvider }) =>
  PROVIDER_WORDS[provider].fields.map(({ name, ...rest }) => (
    <FormField key={name} name={`credentials.${name}`} autoComplete="off" required {...rest} />
  ));
