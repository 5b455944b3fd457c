import type { Metadata } from "next";
import { z } from "zod";
import { ActionTable } from "@/components/audit/action-table";
import { Section } from "@/components/settings/section";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { listActions } from "@/lib/audit/read-actions";
import { managesOrganization } from "@/lib/auth/require-role";
import { callerOf } from "@/lib/auth/session";
import { db } from "@/lib/runtime/db";
import { requireMember } from "../../../(auth)/current-member";
import { type SearchParams, searchText } from "../../../(auth)/search-text";

export const metadata: Metadata = { title: "Audit log" };

const ROWS = 50;

export default async function AuditLogPage({ searchParams }: { searchParams: SearchParams }) {
  const member = await requireMember("/settings/audit-log");
  if (!managesOrganization(member.role)) {
    return <p className="text-ink-2">Owners and admins of this organization can read what was changed in it.</p>;
  }
  const before = z.uuid().safeParse(await searchText(searchParams, "before")).data;
  const page = await listActions(db, callerOf(member), { limit: ROWS, cursor: before });
  return (
    <div className="grid gap-8">
      <Section title="Audit log" lead="Who changed what, from where, newest first. Times are in UTC.">
        <ButtonLink
          href="/api/v2/audit-log?format=csv"
          prefetch={false}
          download="audit-log.csv"
          className="justify-self-end"
        >
          <Icon name="download" />
          Download CSV
        </ButtonLink>
        <ActionTable page={page} isFirst={before === undefined} />
      </Section>
    </div>
  );
}
