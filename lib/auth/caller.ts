import type { Plan } from "@/db/schema/terms";
import type { Scope } from "./scopes";

/** Who acts. */
export type Actor = { kind: "api_key"; id: string } | { kind: "user"; id: string } | { kind: "operator" };

/** On whose behalf an operation runs, and what it may do. */
export type Caller = {
  organizationId: string;
  plan: Plan;
  actor: Actor;
  scopes: ReadonlySet<Scope>;
};

/** Names the caller's credential where it is counted or compared: `api_key:0198…`. */
export function credentialOf({ actor }: Caller): string {
  return actor.kind === "operator" ? "operator" : `${actor.kind}:${actor.id}`;
}
