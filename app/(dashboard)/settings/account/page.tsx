import type { Metadata } from "next";
import { AccountDeletion } from "@/components/erasure/account-deletion";
import { ActionForm } from "@/components/forms/action-form";
import { OrganizationList } from "@/components/organizations/organization-list";
import { Section } from "@/components/settings/section";
import { SessionList } from "@/components/settings/session-list";
import { KnownPasswordField, NewPasswordField } from "@/components/sign-in/password-fields";
import { Button } from "@/components/ui/button";
import { Confirm } from "@/components/ui/confirm";
import { listOwnSessions } from "@/lib/auth/own-sessions";
import { listOwnedAlone } from "@/lib/erasure/delete-account";
import { listOrganizationsOf } from "@/lib/organizations/list-organizations";
import { db } from "@/lib/runtime/db";
import { hasPassword } from "@/lib/sign-in/change-password";
import { requireMember } from "../../../(auth)/current-member";
import { leave } from "../members/actions";
import { changeOwnPassword, deleteOwnAccount, signOutElsewhere, signOutOf } from "./actions";

export const metadata: Metadata = { title: "Account" };

export default async function AccountPage() {
  const member = await requireMember("/settings/account");
  const [sessions, organizations, isKnown, ownedAlone] = await Promise.all([
    listOwnSessions(db, member),
    listOrganizationsOf(db, member.user.id),
    hasPassword(db, member.user.id),
    listOwnedAlone(db, member.user.id),
  ]);
  return (
    <div className="grid gap-8">
      <Section title="Password" lead={`You sign in as ${member.user.email}.`}>
        <ActionForm action={changeOwnPassword} className="grid max-w-[360px] gap-4">
          <input type="hidden" name="username" autoComplete="username" value={member.user.email} />
          {isKnown && <KnownPasswordField name="current" label="Current password" />}
          <NewPasswordField label="New password" />
          <Button type="submit" look="primary" size="large" className="justify-self-start">
            Change password
          </Button>
        </ActionForm>
      </Section>
      <Section
        title="Where you are signed in"
        lead="Sign out of every browser that you do not recognise, then change your password."
      >
        <SessionList sessions={sessions} signOut={signOutOf} signOutElsewhere={signOutElsewhere} />
      </Section>
      <Section title="Organizations" lead="What you see and do belongs to one organization at a time.">
        <OrganizationList organizations={organizations} current={member.organization.id} />
      </Section>
      {member.role === "coder" && (
        <Section title={`Leave ${member.organization.name}`} lead="Your login stays, for other organizations.">
          <ActionForm action={leave} hidden={{ userId: member.user.id }}>
            <Confirm
              act="Leave"
              label={`Leave ${member.organization.name}`}
              question={`You lose access to everything in ${member.organization.name}, at once.`}
            />
          </ActionForm>
        </Section>
      )}
      <Section title="Delete your account" lead="Your login, at once and for good.">
        <AccountDeletion
          email={member.user.email}
          ownedAlone={ownedAlone.map(({ name }) => name)}
          remove={deleteOwnAccount}
        />
      </Section>
    </div>
  );
}
