import Link from "next/link";
import type { Made } from "@/lib/organizations/made-by";
import { FormChecks } from "../forms/action-form";

type KeepMadeProps = { made: Made; isSelf?: boolean; mayKeep: boolean };

/** What stops working when a person leaves, with a choice of what goes on, and the webhooks whose secret they know. */
export function KeepMade({ made: { apiKeys, apps, webhooks }, isSelf = false, mayKeep }: KeepMadeProps) {
  const keys = apiKeys.map(({ id, name, ending }) => ({ value: id, words: `${name} …${ending}`, isUsual: false }));
  const connected = apps.map(({ id, name }) => ({ value: id, words: name, isUsual: false }));
  const all = [...keys, ...connected].map(({ words }) => words);
  const stops = `What ${isSelf ? "you" : "they"} made stops working too, at once`;
  return (
    <>
      {all.length > 0 && (
        <p>
          {mayKeep
            ? `${stops}. Tick what programs still need: whoever has the key can go on using it.`
            : `${stops}: ${all.join(", ")}.`}
        </p>
      )}
      {mayKeep && keys.length > 0 && <FormChecks name="keep_api_keys" legend="API keys to keep" options={keys} />}
      {mayKeep && connected.length > 0 && <FormChecks name="keep_apps" legend="Apps to keep" options={connected} />}
      {webhooks.length > 0 && (
        <div>
          <p>
            {isSelf ? "You know" : "They know"} the signing secrets of these webhooks. Give the ones that stay a new
            one:
          </p>
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
