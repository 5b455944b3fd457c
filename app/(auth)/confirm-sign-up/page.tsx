import type { Metadata } from "next";
import { ActionForm } from "@/components/forms/action-form";
import { NewPasswordField } from "@/components/sign-in/password-fields";
import { SignInFrame } from "@/components/sign-in/sign-in-frame";
import { Button, ButtonLink } from "@/components/ui/button";
import { db } from "@/lib/db";
import { findSignUp } from "@/lib/sign-in/sign-up";
import { type SearchParams, searchText } from "../search-text";
import { confirmSignUp } from "./actions";

export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "Create an organization" };

export default async function ConfirmSignUpPage({ searchParams }: { searchParams: SearchParams }) {
  const token = await searchText(searchParams, "token");
  const found = await findSignUp(db, token);
  if (!found) {
    return (
      <SignInFrame title="This link does not work any more" lead="It was used already, or is older than a day.">
        <ButtonLink href="/sign-in" look="primary" size="large">
          Go on
        </ButtonLink>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={`Create ${found.organization}`} lead={`You sign in with ${found.email}.`}>
      <ActionForm action={confirmSignUp} hidden={{ token }}>
        <input type="hidden" name="username" autoComplete="username" value={found.email} />
        <NewPasswordField label="Choose a password" />
        <Button type="submit" look="primary" size="large">
          Create and sign in
        </Button>
      </ActionForm>
    </SignInFrame>
  );
}
