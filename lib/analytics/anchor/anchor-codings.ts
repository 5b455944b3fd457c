import { and, eq } from "drizzle-orm";
import type { Db } from "@/db/client";
import { anchorCodings } from "@/db/schema/anchors";
import type { Caller } from "@/lib/auth/caller";
import { readCodebook } from "@/lib/codebook/read-codebook";
import type { ShownGroup } from "@/lib/groups/groups";
import { findAnchor, readAnchorAnswers } from "./read-anchor";

/** One coding of an anchor sample: for each answer, by its id, the numbers of its codes. */
export type AnchorCoding = {
  questionId: string;
  codes: ReadonlyMap<string, readonly number[]>;
  /**
   * The numbers of all codes that the codebook had when the sample was coded. Null for the wave from which the sample
   * was drawn: its codings can use every code.
   */
  frame: ReadonlySet<number> | null;
};

type StoredCoding = AnchorCoding & {
  engine: string;
  creditsUsed: number;
  codedAt: Date;
  /**
   * True if a code in `frame` no longer exists, for example after a merge: the coding can't be compared any more.
   */
  outdated: boolean;
};

/** The stored codings of the sample for later waves, in the order of the waves. */
export async function readStoredCodings(
  db: Db,
  { organizationId }: Caller,
  { id: groupId, questions }: ShownGroup,
): Promise<StoredCoding[]> {
  const rows = await db
    .select()
    .from(anchorCodings)
    .where(and(eq(anchorCodings.organizationId, organizationId), eq(anchorCodings.groupId, groupId)));
  const codebook = await readCodebook(db, { organizationId, questionId: questions[0]?.id ?? "" });
  const current = new Set(codebook.flatMap(({ codes }) => codes.map(({ codeNumber }) => codeNumber)));
  return questions.flatMap(({ id }) =>
    rows
      .filter(({ questionId }) => questionId === id)
      .map(({ questionId, codes, frame, engine, creditsUsed, createdAt }) => ({
        questionId,
        codes: new Map(Object.entries(codes)),
        frame: new Set(frame),
        engine,
        creditsUsed,
        codedAt: createdAt,
        outdated: frame.some((number) => !current.has(number)),
      })),
  );
}

/**
 * The codings that can be compared, by question: that of the sample's own wave, and later ones that are not outdated.
 */
export async function readAnchorCodings(db: Db, caller: Caller, groupId: string): Promise<Map<string, AnchorCoding>> {
  const anchor = await findAnchor(db, caller, groupId);
  if (!anchor) return new Map();
  const { group, questionId } = anchor;
  const answers = await readAnchorAnswers(db, caller, groupId);
  const own = { questionId, frame: null, codes: new Map(answers.map(({ id, codes }) => [id, codes])) };
  const stored = (await readStoredCodings(db, caller, group)).filter(({ outdated }) => !outdated);
  return new Map([own, ...stored].map((coding) => [coding.questionId, coding]));
}
