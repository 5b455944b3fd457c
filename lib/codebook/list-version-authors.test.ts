import { describe, expect, it } from "vitest";
import { createApiKey } from "@/lib/auth/api-keys";
import type { Actor } from "@/lib/auth/caller";
import { newId } from "@/lib/ids/new-id";
import { createUser } from "@/lib/users/create-user";
import { newCaller, newCodedQuestion } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { importCodebook } from "./edit-codebook";
import { listVersionAuthors } from "./list-version-authors";

describe("those who made versions of a codebook", () => {
  const db = useDatabase();

  it("are named, also where their records are gone", async () => {
    const caller = await newCaller(db);
    const { organizationId } = caller;
    const path = await newCodedQuestion(db, caller, { Stay: ["Staff"] }, []);
    const user = await createUser(db, { email: `${newId()}@example.com`, password: "correct horse battery" });
    const key = await createApiKey(db, { organizationId, name: "Survey Studio", scopes: ["write"] });
    const foreign = await createApiKey(db, { ...(await newCaller(db)), name: "Not ours", scopes: ["write"] });
    const actors: Actor[] = [
      { kind: "user", id: user.id },
      { kind: "api_key", id: key.id },
      { kind: "api_key", id: foreign.id },
      { kind: "oauth_client", id: newId() },
    ];
    for (const [place, actor] of actors.entries()) {
      const codes = [{ name: `Code ${place}`, definition: null, sentiment: "Neutral" as const }];
      await importCodebook(db, { ...caller, actor }, path, [{ name: "Stay", codes }]);
    }

    const authors = await listVersionAuthors(db, organizationId, path.questionId);
    expect(Object.fromEntries(authors.map(({ actor, name }) => [actor, name]))).toEqual({
      [`user:${user.id}`]: user.email,
      [`api_key:${key.id}`]: `Survey Studio …${key.key.slice(-4)}`,
      [`api_key:${foreign.id}`]: "a deleted API key",
      [`oauth_client:${actors[3]?.kind === "oauth_client" ? actors[3].id : ""}`]: "a deleted app",
      operator: "the operator",
    });
  });
});
