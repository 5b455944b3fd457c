import type { Scope } from "@/lib/auth/scopes";
import { Button } from "../ui/button";
import { OrganizationChoice } from "./organization-choice";
import { SCOPE_WORDS } from "./scope-words";

type ConsentFormProps = {
  app: string;
  scopes: readonly Scope[];
  /** Where the browser goes afterwards, in words. */
  destination: string;
  organizations: readonly { id: string; name: string }[];
  current: string;
  /** The request that the form answers, and the proof that it was shown. */
  hidden: Record<string, string>;
};

/** A plain HTML form, so that it works without JavaScript. */
export function ConsentForm({ app, scopes, destination, organizations, current, hidden }: ConsentFormProps) {
  return (
    <form action="/oauth/authorize/decision" method="post" className="grid gap-6">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <OrganizationChoice organizations={organizations} current={current} />
      <section aria-labelledby="may" className="grid gap-2">
        <h2 id="may" className="type-strong">
          It may
        </h2>
        <ul className="grid gap-2">
          {scopes.map((scope) => (
            <li key={scope} className="flex gap-2">
              <span aria-hidden="true" className="text-accent">
                ✓
              </span>
              {SCOPE_WORDS[scope]}
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="may-not" className="grid gap-2 text-ink-2">
        <h2 id="may-not" className="type-strong">
          It may not
        </h2>
        <p>
          See your password or your other organizations, manage members and API keys, or do anything that is not in the
          list above.
        </p>
      </section>
      <div className="grid gap-3">
        <div className="grid grid-cols-2 gap-3">
          <Button type="submit" name="deny" value="deny" size="large">
            Deny
          </Button>
          {organizations.length > 0 && (
            <Button type="submit" name="approve" value="approve" look="primary" size="large">
              Approve
            </Button>
          )}
        </div>
        <p className="type-small text-ink-3 wrap-anywhere">
          You then go to <strong>{destination}</strong>. What {app} may do is listed under Settings, Connected apps,
          where you can end its access at any time.
        </p>
      </div>
    </form>
  );
}
