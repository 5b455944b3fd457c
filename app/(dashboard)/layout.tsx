import type { ReactNode } from "react";
import { OrganizationSwitch } from "@/components/organizations/organization-switch";
import { Workbench } from "@/components/shell/workbench";
import { readBalance } from "@/lib/credits/usage";
import { listOrganizationsOf } from "@/lib/organizations/list-organizations";
import { listRecentProjects } from "@/lib/projects/recent-projects";
import { db } from "@/lib/runtime/db";
import { currentMember } from "../(auth)/current-member";

export const dynamic = "force-dynamic";

const RECENT = 8;

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const member = await currentMember();
  if (!member) return children;
  const { organization, user } = member;
  const [projects, credits, organizations] = await Promise.all([
    listRecentProjects(db, organization.id, RECENT),
    readBalance(db, organization.id),
    listOrganizationsOf(db, user.id),
  ]);
  const organizationSwitch =
    organizations.length > 1 ? <OrganizationSwitch organizations={organizations} current={organization} /> : undefined;
  return (
    <Workbench
      organization={organization.name}
      email={user.email}
      credits={credits}
      projects={projects}
      organizationSwitch={organizationSwitch}
    >
      {children}
    </Workbench>
  );
}
