import { withinShareOf } from "@/db/connection-holder.mjs";

/**
 * Does background work of an organization. All such work of the organization counts against one share of the
 * connections to the database; its requests count against another share, so that neither keeps the other waiting.
 */
export const withinShareOfJobs = <Result>(organizationId: string, work: () => Result): Result =>
  withinShareOf(`jobs of ${organizationId}`, work);
