import Link from "next/link";
import type { QuestionHead } from "@/lib/results/read-question";
import { CODING_TYPE_WORDS, STATUS_WORDS } from "../projects/coding-type-words";
import { PageHead } from "../shell/page-head";
import { counted } from "../ui/figures";

const LANGUAGE_NAMES = new Intl.DisplayNames("en", { type: "language" });
const NAMED_LANGUAGES = 3;

/** Where the page is, what was asked, and in which way and languages it was coded. */
export function QuestionTitle({ question, answers }: { question: QuestionHead; answers: number }) {
  const facts = [
    CODING_TYPE_WORDS[question.codingType],
    ...(question.languages.length > 0 ? [languagesInWords(question.languages)] : []),
    counted(answers, "answer"),
    STATUS_WORDS[question.status].toLowerCase(),
  ];
  return (
    <div className="grid gap-4">
      <nav aria-label="Breadcrumb">
        <ol className="flex min-w-0 gap-1.5 text-ink-3">
          <li className="flex-none">
            <Link href="/" className="text-ink-3">
              Projects
            </Link>
          </li>
          <li className="truncate">
            <span aria-hidden="true">/ </span>
            <Link
              href={`/${question.project.temporary ? "?include=temporary" : ""}#${question.project.id}`}
              className="text-ink-2"
            >
              {question.project.name}
            </Link>
          </li>
        </ol>
      </nav>
      <PageHead title={question.text}>{facts.join(" · ")}</PageHead>
    </div>
  );
}

/** `English, German and 3 more`. */
function languagesInWords(languages: string[]): string {
  const names = languages.slice(0, NAMED_LANGUAGES).map((code) => LANGUAGE_NAMES.of(code) ?? code);
  const more = languages.length - names.length;
  return names.join(", ") + (more > 0 ? ` and ${more} more` : "");
}
