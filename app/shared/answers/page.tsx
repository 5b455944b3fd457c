import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { SharedFrame } from "@/components/share-links/shared-frame";
import { sharedHref } from "@/components/share-links/shared-href";
import { SharedVerbatims } from "@/components/share-links/shared-verbatims";
import { db } from "@/lib/runtime/db";
import { readSharedAnswers } from "@/lib/share-links/read-shared-answers";
import { readSharedQuestion } from "@/lib/share-links/read-shared-question";
import { searchText } from "../../(auth)/search-text";
import { requireShared, type SharedPageProps, sharedTitle } from "../read-link";

export const dynamic = "force-dynamic";

export const generateMetadata = async ({ searchParams }: SharedPageProps): Promise<Metadata> => ({
  title: { absolute: await sharedTitle(searchParams) },
});

/** The answers of a code for people with a share link that shows answers. */
export default async function SharedAnswersPage({ searchParams }: SharedPageProps) {
  const { token, shared } = await requireShared(searchParams);
  const questionId = await searchText(searchParams, "question");
  const codeId = await searchText(searchParams, "code");
  const open = shared.withVerbatims ? await readSharedQuestion(db, shared, questionId) : null;
  const code = open?.codes.find(({ id }) => id === codeId);
  if (!open || !code) redirect(sharedHref(token, { question: questionId }));
  const page = pageOf(await searchText(searchParams, "page"));
  const scope = { organizationId: shared.organizationId, questionId };
  return (
    <SharedFrame token={token} shared={shared}>
      <SharedVerbatims
        token={token}
        open={open}
        code={code}
        answers={await readSharedAnswers(db, scope, code.id, page)}
        page={page}
      />
    </SharedFrame>
  );
}

/** The number of the page, from 1 to 99,999; 1 for anything else. */
const pageOf = (text: string): number => (/^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1);
