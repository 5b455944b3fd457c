import type { ReactNode } from "react";
import { SettingsTabs } from "@/components/settings/settings-tabs";
import { PageHead } from "@/components/shell/page-head";
import { operatesService } from "@/lib/auth/operates-service";
import { currentMember } from "../../(auth)/current-member";

export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const member = await currentMember();
  return (
    <div className="grid max-w-[1120px] gap-6 px-4 py-5 sm:px-6">
      <PageHead title="Settings">{member?.organization.name}</PageHead>
      <SettingsTabs isOperator={member !== null && operatesService(member)} />
      {children}
    </div>
  );
}
