import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "@/db/client";
import { isOneOf } from "@/db/ids";
import { organizations } from "@/db/schema/organizations";
import { projects, questions } from "@/db/schema/projects";
import { reportStyles } from "@/db/schema/report-styles";
import { shareLinks } from "@/db/schema/share-links";
import { noteUse } from "@/lib/auth/note-use";
import { hashToken } from "@/lib/crypto/token";

/** What a link shows: the project, who shares it, and its questions that have answers. */
export type SharedProject = {
  organizationId: string;
  projectId: string;
  name: string;
  organization: string;
  hasLogo: boolean;
  withVerbatims: boolean;
  /** In the project's order. `changedAt`: when the question, its answers or its codes last changed. */
  questions: { id: string; text: string; answers: number; changedAt: Date }[];
};

/** Opens the link with this token, and notes that it was opened; null if it is unknown, revoked or expired. */
export async function openShareLink(db: Db, token: string): Promise<SharedProject | null> {
  const [link] = await db
    .select({
      id: shareLinks.id,
      organizationId: shareLinks.organizationId,
      projectId: shareLinks.projectId,
      questionIds: shareLinks.questionIds,
      withVerbatims: shareLinks.withVerbatims,
      lastUsedAt: shareLinks.lastUsedAt,
      name: projects.name,
      organization: organizations.name,
      hasLogo: sql<boolean>`${reportStyles.logo} is not null`,
    })
    .from(shareLinks)
    .innerJoin(
      projects,
      and(eq(projects.organizationId, shareLinks.organizationId), eq(projects.id, shareLinks.projectId)),
    )
    .innerJoin(organizations, eq(organizations.id, shareLinks.organizationId))
    .leftJoin(reportStyles, eq(reportStyles.organizationId, shareLinks.organizationId))
    .where(and(eq(shareLinks.tokenHash, hashToken(token)), gt(shareLinks.expiresAt, new Date())));
  if (!link) return null;
  noteUse(db, shareLinks, link);
  const { id: _, questionIds, lastUsedAt: __, ...shared } = link;
  const found = await db
    .select({
      id: questions.id,
      text: questions.text,
      answers: questions.responseCount,
      changedAt: questions.updatedAt,
    })
    .from(questions)
    .where(
      and(
        eq(questions.organizationId, link.organizationId),
        eq(questions.projectId, link.projectId),
        gt(questions.responseCount, 0),
        questionIds === null ? undefined : isOneOf(questions.id, questionIds),
      ),
    )
    .orderBy(asc(questions.position), asc(questions.id));
  return { ...shared, questions: found };
}
