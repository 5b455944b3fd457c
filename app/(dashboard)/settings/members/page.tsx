import type { Metadata } from "next";
import { InvitationList } from "@/components/members/invitation-list";
import { InviteForm } from "@/components/members/invite-form";
import { MemberList } from "@/components/members/member-list";
import { OrganizationForm } from "@/components/members/organization-form";
import { Section } from "@/components/settings/section";
import { ButtonLink } from "@/components/ui/button";
import { managesOrganization } from "@/lib/auth/require-role";
import { callerOf } from "@/lib/auth/session";
import { listInvitations } from "@/lib/organizations/invitations";
import { listMade } from "@/lib/organizations/made-by";
import { listMembers, rolesGivenBy } from "@/lib/organizations/members";
import { LONGEST_ORGANIZATION_NAME } from "@/lib/organizations/rename-organization";
import { listProjectNames } from "@/lib/projects/list-labels";
import { listNamedOn } from "@/lib/projects/people";
import { db } from "@/lib/runtime/db";
import { requireMember } from "../../../(auth)/current-member";
import { giveRole, invite, leave, rename, takeInvitationBack, takeOut } from "./actions";

export const metadata: Metadata = { title: "Members" };

export default async function MembersPage() {
  const member = await requireMember("/settings/members");
  const isManager = managesOrganization(member.role);
  const { organization, user } = member;
  const caller = callerOf(member);
  const [members, made, named, projects, invitations] = await Promise.all([
    listMembers(db, organization.id),
    listMade(db, organization.id, isManager ? undefined : user.id),
    listNamedOn(db, caller),
    isManager ? listProjectNames(db, caller) : [],
    isManager ? listInvitations(db, organization.id) : [],
  ]);
  return (
    <div className="grid gap-8">
      <Section title="Members" lead={`Who can sign in to ${organization.name}, and what they may do.`}>
        <MemberList members={members} made={made} named={named} self={member} acts={{ giveRole, takeOut, leave }} />
      </Section>
      {isManager && (
        <Section title="Invite somebody" lead="The invitation is a link that works once, for seven days.">
          <InviteForm roles={rolesGivenBy(member.role)} projects={projects} invite={invite} />
          {invitations.length > 0 && <InvitationList invitations={invitations} takeBack={takeInvitationBack} />}
        </Section>
      )}
      {isManager && (
        <Section title="Name of the organization" lead="Members see it at the top, invited people in their invitation.">
          <OrganizationForm name={organization.name} longest={LONGEST_ORGANIZATION_NAME} rename={rename} />
        </Section>
      )}
      {member.role === "owner" && (
        <Section title="Delete the organization" lead="With everything in it, for good.">
          <ButtonLink href="/settings/members/delete" className="justify-self-start">
            Delete the organization…
          </ButtonLink>
        </Section>
      )}
    </div>
  );
}
