import { LEGACY_SCOPES, PLANS } from "@/db/schema/terms";
import { type EndpointTree, isEndpoint } from "@/lib/api/client/endpoint";
import { RESOURCES } from "@/lib/api/client/resources";
import { OPERATIONS } from "@/lib/api/contract/all";
import { LEGACY_SCOPE_COVERS, SCOPE_ALLOWS, SCOPES } from "@/lib/auth/scopes";
import { PLAN_TERMS } from "@/lib/credits/plans";
import { tagSlug } from "./reference";

/** Markdown tables generated from the service's own rules, so that no guide repeats them. */

const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
const whole = new Intl.NumberFormat("en");

/** A table of the plans with their limits and credits. */
export const planTable = () =>
  table(
    ["Plan", "Credits a month", "Requests a minute", "Concurrent jobs", "Free runs a day", "Balance below zero"],
    PLANS.map((plan) => {
      const { label, creditsMonthly, rpm, concurrentJobs, freeRunsADay, allowsNegativeBalance } = PLAN_TERMS[plan];
      const name = label.toLowerCase() === plan ? `\`${plan}\`` : `\`${plan}\` (${label})`;
      const figures = [creditsMonthly, rpm, concurrentJobs, freeRunsADay].map((figure) => whole.format(figure));
      return [name, ...figures, allowsNegativeBalance ? "yes" : "no"];
    }),
  );

/** A table of the scopes with what each allows. */
export const scopeTable = () =>
  table(
    ["Scope", "Allows", "Key scopes"],
    SCOPES.map((scope) => {
      const keys = LEGACY_SCOPES.filter((legacy) => LEGACY_SCOPE_COVERS[legacy].includes(scope));
      return [`\`${scope}\``, SCOPE_ALLOWS[scope], keys.map((key) => `\`${key}\``).join(", ") || "none"];
    }),
  );

/** A table of scopes with the operations that require each. */
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

/** A table of the client's methods. What a method does is a link to its operation in the reference. */
export const methodTable = () =>
  table(
    ["Method", "Does"],
    methodsIn(RESOURCES).map(({ name, route }) => {
      const operation = OPERATIONS.find(({ method, path }) => `${method} ${path}` === route);
      if (!operation) throw new Error(`the contract declares no ${route}`);
      const { id, tag, summary } = operation;
      return [`\`${name}\``, `[${summary}](/docs/api/${tagSlug(tag)}#${id})`];
    }),
  );

const methodsIn = (tree: EndpointTree, above = "client"): { name: string; route: string }[] =>
  Object.entries(tree).flatMap(([name, node]) =>
    isEndpoint(node) ? [{ name: `${above}.${name}`, route: node.route }] : methodsIn(node, `${above}.${name}`),
  );
