import { withinShareOf } from "@/db/connection-holder.mjs";

/**
 * Does background work within the share of the connections to the database that all such work of an organization has.
 * The organization's requests have another one, so that neither keeps the other waiting.
 */
export const withinShareOfJobs = <Result>(organizationId: string, work: () => Result): Result =>
  withinShareOf(`jobs of ${organizationId}`, work);
