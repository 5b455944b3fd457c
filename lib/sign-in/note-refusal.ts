import { sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { newIdInSql } from "@/db/ids";
import { auditLog } from "@/db/schema/audit";
import { memberships, users } from "@/db/schema/organizations";
import type { SignInOrigin } from "./open-session";

/**
 * At most this many of an organization's latest entries may be refusals, so that a stranger's guesses do not fill its
 * log.
 */
const LATEST = 100;
const MAX_REFUSALS = 50;

/**
 * Stores a wrong password in the audit logs of all organizations of the person whose e-mail was tried. The same
 * statement runs for unknown e-mails, so that the time does not reveal which exist.
 */
export async function noteRefusal(db: Db, { email, ...origin }: SignInOrigin & { email: string }): Promise<void> {
  const { address, userAgent = "", requestId = null } = origin;
  if (email.includes("\0")) return;
  await db.execute(sql`
    insert into ${auditLog} (organization_id, id, actor_kind, actor_id, action, target, address, user_agent, request_id)
    select m.organization_id, ${newIdInSql}, 'user', null, 'refuseSignIn', jsonb_build_object('user_id', u.id),
      ${address}, ${userAgent}, ${requestId}::uuid
    from ${users} u
    join ${memberships} m on m.user_id = u.id
    where lower(u.email) = lower(${email.trim()}) and ${MAX_REFUSALS}::integer > (
      select count(*) from (
        select action from ${auditLog} where organization_id = m.organization_id order by id desc limit ${LATEST}::integer
      ) latest
      where action = 'refuseSignIn')`);
}
