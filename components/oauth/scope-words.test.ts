import { describe, expect, it } from "vitest";
import { z } from "zod";
import { OPERATIONS } from "@/lib/api/contract/all";
import { SCOPES, type Scope } from "@/lib/auth/scopes";
import { SCOPE_WORDS } from "./scope-words";

const QUOTES_ANSWERS = /"(evidence|quote|quotes)":/;

/** Whether a reply of an operation with this scope quotes people's answers. */
function readsAnswers(scope: Scope): boolean {
  const replies = OPERATIONS.filter((operation) => operation.scope === scope).flatMap(({ replies = {} }) =>
    Object.values(replies).map(({ data }) => data),
  );
  return replies.some((data) =>
    QUOTES_ANSWERS.test(JSON.stringify(z.toJSONSchema(data, { io: "input", unrepresentable: "any" }))),
  );
}

describe("the words of the consent page", () => {
  it.each(SCOPES)("say of %s whether the app sees people's answers", (scope) => {
    expect(/\bsee\b.*\banswers\b/i.test(SCOPE_WORDS[scope])).toBe(readsAnswers(scope));
  });
});
