import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { ActionForm } from "@/components/forms/action-form";
import { SignOutButton } from "@/components/shell/sign-out-button";
import { NewPasswordField } from "@/components/sign-in/password-fields";
import { SignInFrame } from "@/components/sign-in/sign-in-frame";
import { Button, ButtonLink } from "@/components/ui/button";
import { db } from "@/lib/runtime/db";
import { env } from "@/lib/runtime/env";
import { findSignUp } from "@/lib/sign-in/sign-up";
import { currentMember } from "../current-member";
import { type SearchParams, searchText } from "../search-text";
import { confirmSignUp } from "./actions";

export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "Create an organization" };

export default async function ConfirmSignUpPage({ searchParams }: { searchParams: SearchParams }) {
  if (env.SIGNUP !== "open") notFound();
  const token = await searchText(searchParams, "token");
  const [found, member] = await Promise.all([findSignUp(db, token), currentMember()]);
  if (!found) {
    return (
      <SignInFrame
        title="This link does not work any more"
        lead="It was used already, is older than a day, or its address has a login by now."
        foot={<Link href="/sign-up">Ask for a new link</Link>}
      >
        <ButtonLink href="/sign-in" look="primary" size="large">
          Sign in
        </ButtonLink>
      </SignInFrame>
    );
  }
  if (member) {
    return (
      <SignInFrame
        title={`Create ${found.organization}`}
        lead={`This link is for ${found.email}. You are signed in as ${member.user.email}.`}
      >
        <SignOutButton />
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
