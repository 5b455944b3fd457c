import type { Metadata } from "next";
import Link from "next/link";
import { CreateKeyForm } from "@/components/api-keys/create-key-form";
import { KeyList } from "@/components/api-keys/key-list";
import { Section } from "@/components/settings/section";
import { listApiKeys } from "@/lib/auth/list-api-keys";
import { managesOrganization } from "@/lib/auth/require-role";
import { db } from "@/lib/runtime/db";
import { requireMember } from "../../../(auth)/current-member";
import { createKey, revokeKey } from "./actions";

export const metadata: Metadata = { title: "API keys" };

export default async function ApiKeysPage() {
  const member = await requireMember("/settings/api-keys");
  const keys = await listApiKeys(db, member.organization.id);
  const isManager = managesOrganization(member.role);
  return (
    <div className="grid gap-8">
      {isManager && (
        <Section
          title="Create a key"
          lead={
            <>
              For programs that use the <Link href="/docs">API</Link>. Give each program a key of its own.
            </>
          }
        >
          <CreateKeyForm action={createKey} />
        </Section>
      )}
      <Section
        title="Keys"
        lead={
          isManager
            ? "A key is shown once; here by its last four characters."
            : "Owners and admins create and revoke keys."
        }
      >
        <KeyList keys={keys} revoke={isManager ? revokeKey : null} />
      </Section>
    </div>
  );
}
