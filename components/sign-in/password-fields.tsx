"use client";

import { FormField } from "../forms/action-form";

/** A field for a new password, with the rule that passwords must follow. */
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

/** A field for the current password, which proves who asks for a change. */
export function KnownPasswordField({ name = "password", label = "Your password" }: { name?: string; label?: string }) {
  return (
    <FormField name={name} type="password" label={label} autoComplete="current-password" required maxLength={256} />
  );
}
