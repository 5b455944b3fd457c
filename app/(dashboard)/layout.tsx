import type { ReactNode } from "react";
import { OrganizationSwitch } from "@/components/organizations/organization-switch";
import { Workbench } from "@/components/shell/workbench";
import { callerOf } from "@/lib/auth/session";
import { readBalance } from "@/lib/credits/usage";
import { listOrganizationsOf } from "@/lib/organizations/list-organizations";
import { listRecentQuestions } from "@/lib/projects/recent-questions";
import { db } from "@/lib/runtime/db";
import { currentMember } from "../(auth)/current-member";

export const dynamic = "force-dynamic";

const RECENT = 8;

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const member = await currentMember();
  if (!member) return children;
  const { organization, user } = member;
  const isCoder = member.role === "coder";
  const [questions, credits, organizations] = await Promise.all([
    listRecentQuestions(db, callerOf(member), user.id, RECENT),
    isCoder ? null : readBalance(db, organization.id),
    listOrganizationsOf(db, user.id),
  ]);
  const organizationSwitch =
    organizations.length > 1 ? <OrganizationSwitch organizations={organizations} current={organization} /> : undefined;
  return (
    <Workbench
      isCoder={isCoder}
      organization={organization.name}
      email={user.email}
      credits={credits}
      questions={questions}
      organizationSwitch={organizationSwitch}
    >
      {children}
    </Workbench>
  );
}
