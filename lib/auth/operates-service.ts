import { env } from "@/lib/runtime/env";
import type { Member } from "./caller";

/** Whether a person operates this service: an owner of the organization that `OPERATING_ORGANIZATION` names. */
export const operatesService = ({ role, organization }: Pick<Member, "role" | "organization">): boolean =>
  role === "owner" && organization.id === env.OPERATING_ORGANIZATION;
