import type { FormState } from "@/components/forms/form-state";
import { MissingScope } from "@/lib/api/authorize";
import { AppError } from "@/lib/errors/app-error";
import { withoutParameters } from "@/lib/runtime/database-errors";
import { log } from "@/lib/runtime/log";

const NEVER_SHOWN = /(^|\.)(password|current|token|api_token|access_token|api_key)$/;

/**
 * What a form shows about an error: the issues, each at its field. If an issue is about one of `params`, which have no
 * visible field, the form shows the error's message instead.
 */
export function failureOf(thrown: unknown, params: Record<string, string>): FormState {
  if (!(thrown instanceof AppError)) {
    log.error({ error: withoutParameters(thrown) }, "a form failed unexpectedly");
    return { failure: "That did not work. Try again in a minute." };
  }
  if (thrown instanceof MissingScope) return { failure: "Your role in this organization does not allow that." };
  const { issues, message } = thrown;
  if (!issues || issues.some(({ path }) => path === "" || Object.hasOwn(params, path))) return { failure: message };
  return { issues: Object.fromEntries(issues.map((issue) => [issue.path, asSentence(issue.message)])) };
}

/** `must be a URL` becomes `Must be a URL.` */
function asSentence(message: string): string {
  const begun = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?]$/.test(begun) ? begun : `${begun}.`;
}

/** The entered values, to be shown again. They never include a secret. */
export const valuesOf = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...new Set(form.keys())].flatMap((name) => {
      const texts = form.getAll(name).filter((value) => typeof value === "string");
      return NEVER_SHOWN.test(name) || name.startsWith("$") || texts.length === 0 ? [] : [[name, texts.join("\n")]];
    }),
  );
