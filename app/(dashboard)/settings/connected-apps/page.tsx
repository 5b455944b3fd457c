import type { Metadata } from "next";
import { AppList } from "@/components/oauth/app-list";
import { Section } from "@/components/settings/section";
import { managesOrganization } from "@/lib/auth/require-role";
import { listGrants } from "@/lib/oauth/grants";
import { db } from "@/lib/runtime/db";
import { requireMember } from "../../../(auth)/current-member";
import { disconnectApp } from "./actions";

export const metadata: Metadata = { title: "Connected apps" };

export default async function ConnectedAppsPage() {
  const member = await requireMember("/settings/connected-apps");
  const apps = await listGrants(db, member.organization.id);
  const isManager = managesOrganization(member.role);
  return (
    <Section
      title="Connected apps"
      lead={
        isManager
          ? "Apps of other companies that may act for this organization."
          : "Apps that may act for this organization. Owners and admins connect and disconnect them."
      }
    >
      <AppList apps={apps} disconnect={isManager ? disconnectApp : null} />
    </Section>
  );
}
