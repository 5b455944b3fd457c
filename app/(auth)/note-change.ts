import { recordAction } from "@/lib/audit/record-action";
import type { Member } from "@/lib/auth/caller";
import { withoutParameters } from "@/lib/database-errors";
import { db } from "@/lib/db";
import { log } from "@/lib/log";
import { senderOf } from "./run-form";

/** Writes down in the organization's audit log what a member changed by a form; the change stands without it too. */
export async function noteChange(member: Member, action: string, target: Record<string, string>): Promise<void> {
  const { user, organization } = member;
  const noted = { organizationId: organization.id, actor: { kind: "user" as const, id: user.id }, action, target };
  await recordAction(db, { ...noted, ...(await senderOf()), requestId: null }).catch((error: unknown) =>
    log.error({ error: withoutParameters(error), action }, "the audit log could not be written"),
  );
}
