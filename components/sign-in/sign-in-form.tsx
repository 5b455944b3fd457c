import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Notice } from "../ui/notice";

const FAILURES: Record<string, string> = {
  refused: "The e-mail or the password is not right.",
  throttled: "Too many attempts. Wait 15 minutes, then try again.",
  no_organization: "This login belongs to no organization. Whoever runs this service can add it to one.",
  unavailable: "Signing in is not possible for the moment. Try again in a minute.",
  foreign: "The form came from another site, so it was not used. Sign in here.",
};

type SignInFormProps = {
  /** Why the last attempt failed, as the address says. */
  error: string | null;
  signedOut: boolean;
  /** Where to go after signing in: a path of this service. */
  callbackUrl: string;
};

/** A plain form, so that it works without scripts. */
export function SignInForm({ error, signedOut, callbackUrl }: SignInFormProps) {
  return (
    <form action="/api/auth/sign-in" method="post" className="grid gap-4">
      {error !== null && <Notice tone="danger">{FAILURES[error] ?? FAILURES.refused}</Notice>}
      {signedOut && error === null && <Notice tone="plain">You are signed out.</Notice>}
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <Field id="email" name="email" type="email" label="E-mail" autoComplete="username" required maxLength={254} />
      <Field
        id="password"
        name="password"
        type="password"
        label="Password"
        autoComplete="current-password"
        required
        maxLength={256}
      />
      <Button type="submit" look="primary" size="large" className="mt-1">
        Sign in
      </Button>
    </form>
  );
}
