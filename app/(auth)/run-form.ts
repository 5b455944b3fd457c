import { headers } from "next/headers";
import { unstable_rethrow } from "next/navigation";
import type { FormState } from "@/components/forms/form-state";
import { senderOf as senderOfRequest } from "@/lib/api/sender";
import { withoutParameters } from "@/lib/database-errors";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { isOwnForm } from "../api/auth/form";

const NEVER_SHOWN = /(^|\.)(password|current|token|api_token|access_token|api_key)$/;

/** Does what a form asks for; what goes wrong is told in the form, beside what was entered. */
export async function runForm(form: FormData, work: () => Promise<FormState>): Promise<FormState> {
  try {
    if (!isOwnForm(await headers())) return { failure: "The form came from another site, so it was not used." };
    return await work();
  } catch (thrown) {
    unstable_rethrow(thrown);
    return { ...failureOf(thrown), values: valuesOf(form) };
  }
}

/** A field of the form as text; empty where it is missing. */
export function text(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" && !value.includes("\0") ? value : "";
}

/** Where the form was sent from. */
export const senderOf = async () => senderOfRequest(await headers());

function failureOf(thrown: unknown): FormState {
  if (!(thrown instanceof AppError)) {
    log.error({ error: withoutParameters(thrown) }, "a form failed unexpectedly");
    return { failure: "That did not work. Try again in a minute." };
  }
  if (!thrown.issues) return { failure: thrown.message };
  return { issues: Object.fromEntries(thrown.issues.map(({ path, message }) => [path, message])) };
}

const valuesOf = (form: FormData) =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === "string" && !NEVER_SHOWN.test(name) && !name.startsWith("$") ? [[name, value]] : [],
    ),
  );
