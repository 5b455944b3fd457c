import { notFound } from "next/navigation";
import { cache } from "react";
import { db } from "@/lib/runtime/db";
import { openShareLink } from "@/lib/share-links/open-share-link";
import { admitVisitor } from "../(auth)/current-member";
import { type SearchParams, searchText } from "../(auth)/search-text";

export type SharedPageProps = { searchParams: SearchParams };

const open = cache(async (token: string) => {
  await admitVisitor();
  return openShareLink(db, token);
});

/** What the link in the page's address shows, once per request; null if it is unknown, revoked or expired. */
export async function findShared(searchParams: SearchParams) {
  const token = await searchText(searchParams, "token");
  const shared = await open(token);
  return shared && { token, shared };
}

/** Like `findShared`; without a valid link, responds with 404. */
export const requireShared = async (searchParams: SearchParams) => (await findShared(searchParams)) ?? notFound();

/** The title of the page. */
export async function sharedTitle(searchParams: SearchParams): Promise<string> {
  return (await findShared(searchParams))?.shared.name ?? "This link no longer works";
}
