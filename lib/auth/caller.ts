import type { Plan, Role } from "@/db/schema/terms";
import type { Scope } from "./scopes";

/** The actor of a call. */
export type Actor =
  | { kind: "api_key"; id: string }
  | { kind: "oauth_client"; id: string }
  | { kind: "user"; id: string }
  | { kind: "operator" };

/** The person behind a page request, and the organization that they act for. */
export type Member = {
  sessionId: string;
  user: { id: string; email: string };
  organization: { id: string; name: string; plan: Plan };
  role: Role;
};

/** A person who does not see every project of the organization, as owners, admins, keys and the operator do. */
export type Reach = { userId: string; role: Role };

/** Who or what runs an operation, for which organization, and what it may do. */
export type Caller = {
  organizationId: string;
  plan: Plan;
  actor: Actor;
  scopes: ReadonlySet<Scope>;
  /** The person whose projects the caller sees, if not all of the organization. */
  reach?: Reach | undefined;
  /** The person, if the credential is a sign-in. */
  member?: Member;
};

/** The caller's credential as a text for counting and comparing, such as `api_key:0198…`. */
export function credentialOf({ actor }: Pick<Caller, "actor">): string {
  return actor.kind === "operator" ? "operator" : `${actor.kind}:${actor.id}`;
}

/** The id of the person who acts; null if a program or the operator does. */
export const personOf = ({ actor }: Pick<Caller, "actor">): string | null => (actor.kind === "user" ? actor.id : null);

/** The service itself, or its operator, acting for an organization without the limits of a plan. */
export const operatorFor = (organizationId: string): Caller => ({
  organizationId,
  plan: "enterprise",
  actor: { kind: "operator" },
  scopes: new Set(),
});
