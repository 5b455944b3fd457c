import Link from "next/link";
import { CONNECTION_PROVIDERS, type ConnectionProvider } from "@/db/schema/terms";
import { ActionForm, FormField } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { Button } from "../ui/button";
import { classNames } from "../ui/class-names";
import { CredentialFields } from "./credential-fields";
import { PROVIDER_WORDS } from "./provider-words";

/** Connects to a platform, which the page's address names. */
export function ConnectForm({ provider, action }: { provider: ConnectionProvider; action: FormAction }) {
  const { name } = PROVIDER_WORDS[provider];
  return (
    <>
      <ul aria-label="Platforms" className="flex flex-wrap gap-1">
        {CONNECTION_PROVIDERS.map((choice) => (
          <li key={choice}>
            <Link
              href={`?provider=${choice}`}
              aria-current={choice === provider ? "true" : undefined}
              className={classNames(
                "type-ui inline-flex min-h-7 items-center rounded-2 px-2 no-underline hover:no-underline coarse:min-h-11",
                choice === provider ? "bg-press font-[550] text-ink" : "text-ink-2 hover:bg-hover",
              )}
            >
              {PROVIDER_WORDS[choice].name}
            </Link>
          </li>
        ))}
      </ul>
      <ActionForm key={provider} action={action} className="grid max-w-[480px] gap-4" hidden={{ provider }}>
        <FormField name="name" label="Name" defaultValue={name} required maxLength={200} />
        <CredentialFields provider={provider} />
        <Button type="submit" look="primary" size="large" className="justify-self-start">
          Connect {name}
        </Button>
      </ActionForm>
    </>
  );
}
