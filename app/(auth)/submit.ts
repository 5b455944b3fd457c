import { refresh } from "next/cache";
import { headers } from "next/headers";
import { unstable_rethrow } from "next/navigation";
import type { FormState } from "@/components/forms/form-state";
import { dispatchSoon } from "@/inngest/dispatch";
import type { AnyOperation } from "@/lib/api/contract/operation";
import { type Input, perform } from "@/lib/api/perform";
import { senderOf } from "@/lib/api/sender";
import type { Verb } from "@/lib/api/verb";
import { callerOf } from "@/lib/auth/session";
import { isOwnForm } from "../api/auth/form";
import { requireMember } from "./current-member";
import { failureOf, valuesOf } from "./form-failure";

type Sent = {
  /** The path to which a visitor returns after signing in; omitted if the operation is open to visitors. */
  page?: string;
  /** The ids of the records that the form is about. */
  params?: Record<string, string>;
  body?: unknown;
};

/**
 * Performs an operation with a form's values, then shows the page again with the message that `done` returns. Errors
 * are shown in the form, next to the entered values.
 */
export async function submit<Declared extends AnyOperation, Value, State extends FormState = FormState>(
  form: FormData,
  verb: Verb<Declared, Value>,
  { page = "/", params = {}, body = {} }: Sent = {},
  done: (value: Value) => State | Promise<State> = () => ({}) as State,
): Promise<State | FormState> {
  try {
    const sentWith = await headers();
    if (!isOwnForm(sentWith)) return { failure: "The form came from another site, so it was not used." };
    const caller = verb.operation.scope === "none" ? null : callerOf(await requireMember(page));
    const input: Input = { params, body };
    const origin = { sender: senderOf(sentWith), requestId: null, dispatchSoon };
    const state = await done(await perform(verb, caller, { ...input, ...origin }));
    refresh();
    return state;
  } catch (thrown) {
    unstable_rethrow(thrown);
    return { ...failureOf(thrown, params), values: valuesOf(form) };
  }
}

/** A field of the form as text; empty if it is missing. */
export function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" && !value.includes("\0") ? value : "";
}
