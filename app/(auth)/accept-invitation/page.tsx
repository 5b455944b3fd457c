import type { Metadata } from "next";
import { ActionForm } from "@/components/forms/action-form";
import { SignOutButton } from "@/components/shell/sign-out-button";
import { KnownPasswordField, NewPasswordField } from "@/components/sign-in/password-fields";
import { SignInFrame } from "@/components/sign-in/sign-in-frame";
import { Button, ButtonLink } from "@/components/ui/button";
import { findInvitation } from "@/lib/organizations/invitations";
import { db } from "@/lib/runtime/db";
import { currentMember } from "../current-member";
import { type SearchParams, searchText } from "../search-text";
import { joinWithLogin, joinWithPassword, registerAndJoin } from "./actions";

export const dynamic = "force-dynamic";
export const metadata: Metadata = { title: "Invitation" };

export default async function AcceptInvitationPage({ searchParams }: { searchParams: SearchParams }) {
  const token = await searchText(searchParams, "token");
  const [invitation, member] = await Promise.all([findInvitation(db, token), currentMember()]);
  if (!invitation) {
    return (
      <SignInFrame
        title="This invitation does not work any more"
        lead="It was accepted already, withdrawn, or is older than a week. Whoever invited you can send a new one."
      >
        <ButtonLink href="/" look="primary" size="large">
          Go on
        </ButtonLink>
      </SignInFrame>
    );
  }
  const { organization, email, role, isKnownUser } = invitation;
  const title = `Join ${organization}`;
  const isInvited = member?.user.email.toLowerCase() === email;
  if (member && !isInvited) {
    return (
      <SignInFrame title={title} lead={`This invitation is for ${email}. You are signed in as ${member.user.email}.`}>
        <SignOutButton />
      </SignInFrame>
    );
  }
  const accept = isInvited ? joinWithLogin : isKnownUser ? joinWithPassword : registerAndJoin;
  return (
    <SignInFrame title={title} lead={`You are invited as ${role}, with ${email}.`}>
      <ActionForm action={accept} hidden={{ token }}>
        {!isInvited && isKnownUser && <KnownPasswordField />}
        {!isInvited && !isKnownUser && <NewPasswordField label="Choose a password" />}
        <Button type="submit" look="primary" size="large">
          Accept the invitation
        </Button>
      </ActionForm>
    </SignInFrame>
  );
}
