import { notFound } from "next/navigation";
import type { Member } from "@/lib/auth/caller";
import { operatesService } from "@/lib/auth/operates-service";
import { requireMember } from "../../../(auth)/current-member";

/** The signed-in owner of the operating organization. For all other members the page does not exist. */
export async function requireOperator(path: string): Promise<Member> {
  const member = await requireMember(path);
  return operatesService(member) ? member : notFound();
}
