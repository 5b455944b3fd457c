import Link from "next/link";
import type { Made } from "@/lib/organizations/made-by";
import { FormChecks } from "../forms/action-form";

/** What stops working when a person leaves, with a choice of what goes on, and the webhooks whose secret they know. */
export function KeepMade({ made: { apiKeys, apps, webhooks }, mayKeep }: { made: Made; mayKeep: boolean }) {
  const keys = apiKeys.map(({ id, name, ending }) => ({ value: id, words: `${name} …${ending}`, isUsual: false }));
  const connected = apps.map(({ id, name }) => ({ value: id, words: name, isUsual: false }));
  return (
    <>
      {keys.length + connected.length > 0 && (
        <p>
          {mayKeep
            ? "What they made stops working too, at once. Tick what programs still need: "
            : "What you made stops working too, at once: "}
          {mayKeep
            ? "whoever has the key can go on using it."
            : [...keys, ...connected].map(({ words }) => words).join(", ")}
        </p>
      )}
      {mayKeep && keys.length > 0 && <FormChecks name="keep_api_keys" legend="API keys to keep" options={keys} />}
      {mayKeep && connected.length > 0 && <FormChecks name="keep_apps" legend="Apps to keep" options={connected} />}
      {webhooks.length > 0 && (
        <div>
          <p>These webhooks' signing secrets are known to them. Give the ones that stay a new secret:</p>
          <ul className="list-disc ps-5">
            {webhooks.map(({ id, url }) => (
              <li key={id} className="wrap-anywhere">
                <Link href={`/settings/webhooks/${id}`}>{url}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
