import type { readExtent } from "@/lib/erasure/delete-organization";
import { counted } from "../ui/figures";

type Extent = Awaited<ReturnType<typeof readExtent>>;

/** What is deleted with an organization, in words. */
export function ExtentList({ extent }: { extent: Extent }) {
  const { projects, questions, answers, members, logins, managed } = extent;
  return (
    <ul className="list-disc ps-5">
      <li>
        {counted(projects, "project")} with {counted(questions, "question")}, {counted(answers, "answer")}, and all
        codebooks and codes; those of one-call coding are counted, too.
      </li>
      <li>
        Running jobs end. Credits that are left are lost, or go back to the partner who manages this organization.
      </li>
      <li>API keys, connected apps, connections and webhooks stop working.</li>
      <li>The audit log and the credit history are deleted too.</li>
      <li>
        {counted(members, "person", "people")} lose access.{" "}
        {logins > 0 && `${counted(logins, "login")} of people who are in no other organization are deleted.`}
      </li>
      {managed > 0 && (
        <li>
          It manages {counted(managed, "other organization")}: delete {managed === 1 ? "it" : "them"} first, by the API.
        </li>
      )}
    </ul>
  );
}
