import { OAUTH_FLOWS, type OAuthFlow } from "@/db/schema/terms";
import { SCOPES } from "@/lib/auth/scopes";
import { FormChecks, FormField, FormText } from "../forms/action-form";
import { SCOPE_WORDS } from "../oauth/scope-words";

export const FLOW_WORDS: Record<OAuthFlow, { name: string; words: string }> = {
  standard: { name: "Standard flow", words: "customers consent in their browser" },
  express: { name: "Express flow", words: "the partner acts for its own organization and those that it manages" },
};

type ClientFieldsProps = {
  name?: string;
  logo_url?: string | null;
  redirect_uris?: readonly string[];
  flows?: readonly string[];
  allowed_scopes?: readonly string[];
};

/** The fields of a partner's app that the operator sets, used in both of its forms. */
export function ClientFields({
  name,
  logo_url,
  redirect_uris = [],
  flows = ["standard"],
  allowed_scopes = [],
}: ClientFieldsProps) {
  return (
    <>
      <FormField
        name="name"
        label="Name"
        hint="What customers see when they are asked for consent."
        defaultValue={name}
        required
        maxLength={100}
      />
      <FormField
        name="logo_url"
        type="url"
        label="Logo (optional)"
        hint="An https:// address of a square image, shown on the consent page."
        defaultValue={logo_url ?? ""}
        maxLength={2000}
      />
      <FormText
        name="redirect_uris"
        label="Redirect URIs"
        hint="Where customers are sent back to, one per line, compared character by character. For the Standard flow."
        defaultValue={redirect_uris.join("\n")}
        rows={3}
      />
      <FormChecks
        name="flows"
        legend="Flows"
        options={OAUTH_FLOWS.map((value) => ({
          value,
          words: `${FLOW_WORDS[value].name}: ${FLOW_WORDS[value].words}`,
          isUsual: flows.includes(value),
        }))}
      />
      <FormChecks
        name="scopes"
        legend="What it may ask for"
        options={SCOPES.map((value) => ({ value, words: SCOPE_WORDS[value], isUsual: allowed_scopes.includes(value) }))}
        showsValues
      />
    </>
  );
}
