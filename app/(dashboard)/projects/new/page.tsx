import type { Metadata } from "next";
import { PageBar } from "@/components/shell/page-bar";
import { PageHead } from "@/components/shell/page-head";
import { NewProject } from "@/components/upload/new-project";
import { ViewersLook } from "@/components/upload/viewers-look";
import { changesProjects } from "@/lib/auth/require-role";
import { requireMember } from "../../../(auth)/current-member";

export const metadata: Metadata = { title: "New project" };

export default async function NewProjectPage() {
  const { role } = await requireMember("/projects/new");
  return (
    <>
      <PageBar crumbs={[{ name: "Projects", href: "/" }, { name: "New project" }]} />
      <div className="grid gap-5 px-4 pb-12 sm:px-6">
        <PageHead title="New project">Answers come in as a file. Each column of answers becomes a question.</PageHead>
        {!changesProjects(role) ? <ViewersLook /> : <NewProject />}
      </div>
    </>
  );
}
