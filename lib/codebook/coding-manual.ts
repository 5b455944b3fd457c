import { createHash } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { codingManuals } from "@/db/schema/coding-manuals";
import type { Caller } from "@/lib/auth/caller";
import { type QuestionPath, type QuestionScope, requireQuestion, scopeOf } from "@/lib/questions/find-question";
import { type Codebook, frameOf } from "./codebook";
import { readCodebook } from "./read-codebook";

/** A hash of all codes' texts that engines read; it does not depend on the order of the codes. */
export function codesHashOf(codebook: Codebook): string {
  const codes = frameOf(codebook).map(({ always: _, ...code }) => JSON.stringify(code));
  return createHash("sha256").update(codes.sort().join("\n")).digest("hex");
}

/** The latest manual of a question that was written for these codes. */
export async function readManual(db: Db, scope: QuestionScope, codesHash: string) {
  const latest = await readLatest(db, scope);
  return latest?.codesHash === codesHash ? latest : undefined;
}

/** The version of a question's latest manual, whichever codes it was written for. */
export async function readManualVersion(db: Db, scope: QuestionScope): Promise<string | undefined> {
  const [latest] = await db
    .select({ version: codingManuals.version })
    .from(codingManuals)
    .where(isOf(scope))
    .orderBy(latestFirst)
    .limit(1);
  return latest?.version;
}

/** The manual that the API shows: the latest one, and whether it was written for the present codes. */
export async function showManual(db: Db, caller: Caller, path: QuestionPath) {
  await requireQuestion(db, caller, path);
  const scope = scopeOf(caller, path);
  const latest = await readLatest(db, scope);
  const codebook = await readCodebook(db, scope);
  const rules = new Map(latest?.rules.map((rule) => [rule.codeId, rule]));
  return {
    version: latest?.version ?? null,
    codebook_version: latest?.codebookVersion ?? null,
    current: latest?.codesHash === codesHashOf(codebook),
    created_at: latest?.createdAt ?? null,
    codes: codebook.flatMap(({ codes }) =>
      codes.flatMap(({ id, name, codeNumber }) => {
        const rule = rules.get(id);
        if (!rule) return [];
        const { include, exclude, borderline, quotes } = rule;
        return [{ code_id: id, code_number: codeNumber, name, include, exclude, borderline, quotes }];
      }),
    ),
  };
}

async function readLatest(db: Db, scope: QuestionScope) {
  const [latest] = await db.select().from(codingManuals).where(isOf(scope)).orderBy(latestFirst).limit(1);
  return latest;
}

const isOf = ({ organizationId, questionId }: QuestionScope) =>
  and(eq(codingManuals.organizationId, organizationId), eq(codingManuals.questionId, questionId));
const latestFirst = desc(codingManuals.createdAt);
