"use client";

import { FormField } from "../forms/action-form";

/** Where somebody chooses a password, with the rule that it is held to. */
export function NewPasswordField({ label = "Password" }: { label?: string }) {
  return (
    <FormField
      name="password"
      type="password"
      label={label}
      autoComplete="new-password"
      required
      minLength={12}
      maxLength={256}
      hint="12 characters or more. A few unrelated words are easy to remember."
    />
  );
}

/** Where somebody proves the password that they have. */
export function KnownPasswordField({ name = "password", label = "Your password" }: { name?: string; label?: string }) {
  return (
    <FormField name={name} type="password" label={label} autoComplete="current-password" required maxLength={256} />
  );
}
