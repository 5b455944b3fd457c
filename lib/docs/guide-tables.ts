import { LEGACY_SCOPES, PLANS } from "@/db/schema/terms";
import { OPERATIONS } from "@/lib/api/contract/all";
import { LEGACY_SCOPE_COVERS, SCOPE_ALLOWS, SCOPES } from "@/lib/auth/scopes";
import { PLAN_TERMS } from "@/lib/credits/plans";
import { tagSlug } from "./reference";

/** Markdown tables of what the service's own rules say, so that no guide repeats them. */

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
const whole = new Intl.NumberFormat("en");

export const planTable = () =>
  table(
    ["Plan", "Credits a month", "Requests a minute", "Concurrent jobs", "Balance below zero"],
    PLANS.map((plan) => {
      const { label, creditsMonthly, rpm, concurrentJobs, allowsNegativeBalance } = PLAN_TERMS[plan];
      const name = label.toLowerCase() === plan ? `\`${plan}\`` : `\`${plan}\` (${label})`;
      const figures = [creditsMonthly, rpm, concurrentJobs].map((figure) => whole.format(figure));
      return [name, ...figures, allowsNegativeBalance ? "yes" : "no"];
    }),
  );

export const scopeTable = () =>
  table(
    ["Scope", "Allows", "Key scopes"],
    SCOPES.map((scope) => {
      const keys = LEGACY_SCOPES.filter((legacy) => LEGACY_SCOPE_COVERS[legacy].includes(scope));
      return [`\`${scope}\``, SCOPE_ALLOWS[scope], keys.map((key) => `\`${key}\``).join(", ") || "none"];
    }),
  );

/** Each scope with the operations that ask for it. */
export const operationTable = () =>
  table(
    ["Scope", "Operations"],
    [...SCOPES, "any" as const].flatMap((scope) => {
      const operations = OPERATIONS.filter((operation) => operation.scope === scope);
      const links = operations.map(
        ({ id, tag, method, path }) => `[${method} ${path}](/docs/api/${tagSlug(tag)}#${id})`,
      );
      return links.length > 0 ? [[scope === "any" ? "any credential" : `\`${scope}\``, links.join(", ")]] : [];
    }),
  );
