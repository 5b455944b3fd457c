import type { Role } from "@/db/schema/terms";
import { AppError } from "@/lib/errors/app-error";
import type { Caller, Member } from "./caller";

/** Whether the role may manage the organization's members and keys. */
export const managesOrganization = (role: Role): boolean => role === "owner" || role === "admin";

/** Whether the role may change projects; coders only decide about their answers. */
export const changesProjects = (role: Role): boolean => role !== "viewer" && role !== "coder";

/** The person behind a call. Throws INSUFFICIENT_SCOPE if a program makes it. */
export function requirePerson({ member }: Pick<Caller, "member">): Member {
  if (member) return member;
  throw new AppError("INSUFFICIENT_SCOPE", "Only people who are signed in can do that, not an API key or app.");
}

/** Throws INSUFFICIENT_SCOPE unless the role may manage the organization's members and keys. */
export function requireManager({ role }: { role: Role }): void {
  if (managesOrganization(role)) return;
  throw new AppError("INSUFFICIENT_SCOPE", "Only owners and admins of this organization can do that.");
}
