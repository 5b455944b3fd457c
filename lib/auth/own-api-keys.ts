import { z } from "zod";
import type { Db } from "@/db/client";
import { LEGACY_SCOPES } from "@/db/schema/terms";
import { AppError, invalidForm } from "@/lib/errors/app-error";
import { type CreatedApiKey, createApiKey, revokeApiKey } from "./api-keys";
import type { Member } from "./caller";
import { lockMembership } from "./lock-membership";
import { requireManager } from "./require-role";

/** The lifetimes that the pages offer for a new key, in days. */
const KEY_LIFETIMES = { "30": 30, "90": 90, "365": 365, never: null } as const;
export type KeyLifetime = keyof typeof KEY_LIFETIMES;

const LONGEST_NAME = 100;

/**
 * Makes a key for the organization that a person acts for. Throws VALIDATION_ERROR, which names the fields that are
 * wrong.
 */
export async function createOwnApiKey(
  db: Db,
  member: Member,
  input: { name: string; scopes: string[]; lifetime: string },
): Promise<CreatedApiKey> {
  requireManager(await lockMembership(db, member));
  const name = input.name.trim();
  const scopes = LEGACY_SCOPES.filter((scope) => input.scopes.includes(scope));
  const days = KEY_LIFETIMES[input.lifetime as KeyLifetime];
  const issues = [
    ...(name === "" || name.length > LONGEST_NAME
      ? [{ path: "name", message: `Give the key a name of at most ${LONGEST_NAME} characters.` }]
      : []),
    ...(scopes.length === 0 ? [{ path: "scopes", message: "Choose at least one." }] : []),
    ...(days === undefined ? [{ path: "lifetime", message: "Choose how long the key works." }] : []),
  ];
  if (issues.length > 0 || days === undefined) throw invalidForm(issues);
  const expiresAt = days === null ? null : new Date(Date.now() + days * 86_400_000);
  const { organization, user } = member;
  return createApiKey(db, { organizationId: organization.id, name, scopes, expiresAt, createdBy: user.id });
}

/** Revokes a key of the organization that a person acts for. Throws NOT_FOUND for any other. */
export async function revokeOwnApiKey(db: Db, member: Member, id: string): Promise<void> {
  requireManager(member);
  if (!z.uuid().safeParse(id).success) throw new AppError("NOT_FOUND", "There is no such key.");
  await revokeApiKey(db, { organizationId: member.organization.id, id });
}
