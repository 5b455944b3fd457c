import type { Metadata } from "next";
import { SharedFrame } from "@/components/share-links/shared-frame";
import { SharedOverview } from "@/components/share-links/shared-overview";
import { db } from "@/lib/runtime/db";
import { readSharedQuestion } from "@/lib/share-links/read-shared-question";
import { searchText } from "../(auth)/search-text";
import { requireShared, type SharedPageProps, sharedTitle } from "./read-link";

export const dynamic = "force-dynamic";

export const generateMetadata = async ({ searchParams }: SharedPageProps): Promise<Metadata> => ({
  title: { absolute: await sharedTitle(searchParams) },
});

/** The results of a project for people with a share link. */
export default async function SharedPage({ searchParams }: SharedPageProps) {
  const { token, shared } = await requireShared(searchParams);
  const asked = await searchText(searchParams, "question");
  const question = shared.questions.find(({ id }) => id === asked) ?? shared.questions[0];
  const open = question ? await readSharedQuestion(db, shared, question.id) : null;
  const showAllCodes = (await searchText(searchParams, "codes")) === "all";
  return (
    <SharedFrame token={token} shared={shared}>
      <SharedOverview token={token} shared={shared} open={open} showAllCodes={showAllCodes} />
    </SharedFrame>
  );
}
