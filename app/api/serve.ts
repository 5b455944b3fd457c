import { dispatchSoon } from "@/inngest/dispatch";
import type { AddressedOperation } from "@/lib/api/contract/operation";
import { endpoints } from "@/lib/api/endpoints";
import { route } from "@/lib/api/route";
import type { Verb } from "@/lib/api/verb";

/** The handlers of one address: each operation that answers there, joined to its verb. */
export const serve = (...verbs: Verb<AddressedOperation>[]) =>
  endpoints(...verbs.map((verb) => route(verb, dispatchSoon)));
