import type { Metadata } from "next";
import Link from "next/link";
import { ActionForm } from "@/components/forms/action-form";
import { NewPasswordField } from "@/components/sign-in/password-fields";
import { SignInFrame } from "@/components/sign-in/sign-in-frame";
import { Button, ButtonLink } from "@/components/ui/button";
import { db } from "@/lib/runtime/db";
import { findPasswordReset } from "@/lib/sign-in/password-reset";
import { type SearchParams, searchText } from "../search-text";
import { setNewPassword } from "./actions";

export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "Choose a new password" };

export default async function ResetPasswordPage({ searchParams }: { searchParams: SearchParams }) {
  const token = await searchText(searchParams, "token");
  const reset = await findPasswordReset(db, token);
  if (!reset) {
    return (
      <SignInFrame title="This link does not work any more" lead="It was used already, or is older than an hour.">
        <ButtonLink href="/forgot-password" look="primary" size="large">
          Ask for a new link
        </ButtonLink>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame
      title="Choose a new password"
      lead={`For ${reset.email}. You will be signed out everywhere.`}
      foot={<Link href="/sign-in">Back to signing in</Link>}
    >
      <ActionForm action={setNewPassword} hidden={{ token }}>
        <input type="hidden" name="username" autoComplete="username" value={reset.email} />
        <NewPasswordField label="New password" />
        <Button type="submit" look="primary" size="large">
          Change password
        </Button>
      </ActionForm>
    </SignInFrame>
  );
}
