import type { ReactNode } from "react";
import { Workbench } from "@/components/shell/workbench";
import { readBalance } from "@/lib/credits/usage";
import { db } from "@/lib/db";
import { listProjectProgress } from "@/lib/results/project-progress";
import { currentMember } from "../(auth)/current-member";

export const dynamic = "force-dynamic";

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const member = await currentMember();
  if (!member) return children;
  const { organization, user } = member;
  const [projects, credits] = await Promise.all([
    listProjectProgress(db, organization.id, { limit: 8 }),
    readBalance(db, organization.id),
  ]);
  return (
    <Workbench organization={organization.name} email={user.email} credits={credits} projects={projects}>
      {children}
    </Workbench>
  );
}
