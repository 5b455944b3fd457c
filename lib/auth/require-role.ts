import type { Role } from "@/db/schema/terms";
import { AppError } from "@/lib/errors";

/** Whether the role may manage the organization's members and keys. */
export const managesOrganization = (role: Role): boolean => role === "owner" || role === "admin";

/** Throws INSUFFICIENT_SCOPE unless the role may manage the organization's members and keys. */
export function requireManager({ role }: { role: Role }): void {
  if (managesOrganization(role)) return;
  throw new AppError("INSUFFICIENT_SCOPE", "Only owners and admins of this organization can do that.");
}
