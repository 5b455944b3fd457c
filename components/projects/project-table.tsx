import Link from "next/link";
import type { ProjectLine } from "@/lib/projects/project-progress";
import { counted, whole } from "../ui/figures";
import { Ago } from "../ui/moment";
import { Tag } from "../ui/rows";
import { CodedShare } from "./coded-share";
import { ProjectMenu } from "./project-menu";
import { PROGRESS_WORDS, seenBy, shortAddress } from "./project-words";
import { projectHref, questionHref } from "./queries";
import { RowKeys } from "./row-keys";

type ProjectTableProps = {
  projects: ProjectLine[];
  /** The words searched for. */
  words: readonly string[];
  /** Those who made projects; left out if it was one person. */
  owners: readonly { id: string; email: string }[];
  /** The tags of all projects, for completion. */
  tags: readonly string[];
  mayWrite: boolean;
  /** Whether the reader decides who sees a project, by who made it. */
  managesAccess: (createdBy: string | null) => boolean;
};

/** Projects, a row each, with the questions found by a search. */
export function ProjectTable({ projects, words, owners, tags, mayWrite, managesAccess }: ProjectTableProps) {
  const emails = new Map(owners.map(({ id, email }) => [id, email]));
  return (
    <RowKeys>
      <table aria-label="Projects" className="w-full table-fixed border-collapse">
        <thead className="type-label text-ink-3">
          <tr className="border-b border-line">
            <Head className="text-start">Project</Head>
            <Head className="w-20 text-end max-lg:hidden">Questions</Head>
            <Head className="w-20 text-end max-sm:hidden">Answers</Head>
            <Head className="w-20 text-end">Coded</Head>
            <Head className="w-20 text-end max-md:hidden">To check</Head>
            <Head className="w-44 ps-6 text-start max-md:hidden">Status</Head>
            {owners.length > 1 && <Head className="w-28 text-start max-lg:hidden">Owner</Head>}
            <Head className="w-32 text-start max-lg:hidden">Last worked on</Head>
            <th className="w-10">
              <span className="sr-only">Menu</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {projects.map((project) => (
            <Row
              key={project.id}
              project={project}
              words={words}
              tags={tags}
              mayWrite={mayWrite}
              managesAccess={managesAccess}
            >
              {owners.length > 1 && (
                <td className="truncate py-2 pe-3 text-ink-2 max-lg:hidden" title={ownerOf(project, emails)}>
                  {shortAddress(ownerOf(project, emails) ?? "")}
                </td>
              )}
            </Row>
          ))}
        </tbody>
      </table>
    </RowKeys>
  );
}

const ownerOf = ({ createdBy }: ProjectLine, emails: ReadonlyMap<string, string>) =>
  createdBy === null ? undefined : (emails.get(createdBy) ?? "A former member");

const Head = ({ className, children }: { className: string; children: string }) => (
  <th scope="col" className={`py-1.5 pe-3 font-[inherit] ${className}`}>
    {children}
  </th>
);

type RowProps = Pick<ProjectTableProps, "words" | "tags" | "mayWrite" | "managesAccess"> & {
  project: ProjectLine;
  children: React.ReactNode;
};

function Row({ project, words, tags, mayWrite, managesAccess, children }: RowProps) {
  const { id, name, questions, progress, temporary } = project;
  const sum = (figure: "answers" | "coded" | "codable" | "toCheck") =>
    questions.reduce((total, question) => total + question[figure], 0);
  const answers = sum("answers");
  const href = projectHref(id);
  return (
    <tr id={id} className="relative border-b border-line-soft align-top hover:bg-hover">
      <th scope="row" className="py-2 pe-3 text-start font-normal">
        <Link href={href} data-row-link="" className="type-strong wrap-anywhere text-ink after:absolute after:inset-0">
          {name}
        </Link>
        {((mayWrite && project.restricted) || project.tags.length > 0) && (
          <span className="ms-2 inline-flex flex-wrap gap-1 align-middle">
            {mayWrite && project.restricted && <Tag tone="warn">{seenBy(project.people)}</Tag>}
            {project.tags.map((tag) => (
              <Tag key={tag}>{tag}</Tag>
            ))}
          </span>
        )}
        <span className="type-small block text-ink-3">
          {temporary && "one call · "}
          <span className="md:hidden">{PROGRESS_WORDS[progress]} · </span>
          <span className="lg:hidden">{counted(questions.length, "question")}</span>
        </span>
        {mayWrite && questions.length === 0 && (
          <Link href={`${href}/upload`} className="type-small relative">
            Upload answers
          </Link>
        )}
        {questionsOf(project, words).map((question) => (
          <Link
            key={question.id}
            href={questionHref(id, question.id)}
            title={question.text}
            className="type-small relative block truncate text-ink-2"
          >
            {question.text}
          </Link>
        ))}
      </th>
      <td className="figures py-2 pe-3 text-end max-lg:hidden">{whole(questions.length)}</td>
      <td className="figures py-2 pe-3 text-end max-sm:hidden">{whole(answers)}</td>
      <td className="py-2 pe-3 text-end">
        <CodedShare coded={sum("coded")} codable={sum("codable")} />
      </td>
      <td className="figures py-2 pe-3 text-end max-md:hidden">{whole(sum("toCheck"))}</td>
      <td className="py-2 ps-6 pe-3 text-ink-2 max-md:hidden">{PROGRESS_WORDS[progress]}</td>
      {children}
      <td className="py-2 pe-3 text-ink-2 max-lg:hidden">
        <Ago at={project.workedAt} />
      </td>
      <td className="relative py-1 text-end">
        {mayWrite && (
          <ProjectMenu
            project={project}
            answers={answers}
            tags={tags}
            managesAccess={managesAccess(project.createdBy)}
          />
        )}
      </td>
    </tr>
  );
}

const MAX_FOUND = 3;

/** The questions that a search found, those with most of its words first; without a search a project's only question. */
function questionsOf({ questions }: ProjectLine, words: readonly string[]) {
  if (words.length === 0) return questions.length === 1 ? questions : [];
  return questions
    .map((question) => ({ question, found: countFound(question.text.toLowerCase(), words) }))
    .filter(({ found }) => found > 0)
    .toSorted((one, other) => other.found - one.found)
    .slice(0, MAX_FOUND)
    .map(({ question }) => question);
}

const countFound = (text: string, words: readonly string[]) =>
  words.filter((word) => text.includes(word.toLowerCase())).length;
