import { ownValue } from "@/lib/data/own-value";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Notice } from "../ui/notice";

const FAILURES: Record<string, string> = {
  refused: "The e-mail or the password is not right.",
  throttled: "Too many attempts. Wait 15 minutes, then try again.",
  no_organization: "This login belongs to no organization. Whoever runs this service can add it to one.",
  unavailable: "Signing in is not possible for the moment. Try again in a minute.",
  foreign: "The form came from another site, so it was not used. Sign in here.",
  unverified: "The other service has not verified your e-mail address, so it can't sign you in.",
  unknown: "Nobody here has this e-mail address. Ask for an invitation first.",
  unproven: "A login with your e-mail address exists. Sign in with its password once more, or ask for a new one.",
};

const NEWS: Record<string, string> = {
  out: "You are signed out.",
  deleted: "Your login is deleted.",
  organization: "The organization is deleted.",
  password: "Your password is changed. Sign in with it.",
};

type SignInFormProps = {
  /** The reason why the last attempt failed, from the address. */
  error: string;
  /** The e-mail address of the last attempt. */
  email: string;
  /** The action that was just completed, from the address. */
  news: string;
  /** The path to go to after signing in. */
  callbackUrl: string;
};

/** A plain HTML form, so that it works without JavaScript. */
export function SignInForm({ error, email, news, callbackUrl }: SignInFormProps) {
  const told = ownValue(NEWS, news);
  return (
    <form action="/api/auth/sign-in" method="post" className="grid gap-4">
      {error !== "" && <Notice tone="danger">{ownValue(FAILURES, error) ?? FAILURES.refused}</Notice>}
      {error === "" && told && <Notice tone="plain">{told}</Notice>}
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <Field
        id="email"
        name="email"
        type="email"
        label="E-mail"
        autoComplete="username"
        required
        maxLength={254}
        defaultValue={email}
        autoFocus={email === ""}
      />
      <Field
        id="password"
        name="password"
        type="password"
        label="Password"
        autoComplete="current-password"
        required
        maxLength={256}
        autoFocus={email !== ""}
      />
      <Button type="submit" look="primary" size="large" className="mt-1">
        Sign in
      </Button>
    </form>
  );
}
