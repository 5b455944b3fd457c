import type { QuestionHead } from "@/lib/analytics/read-question";
import { CODING_TYPE_WORDS, STATUS_WORDS } from "../projects/coding-type-words";
import { PageHead } from "../shell/page-head";
import { counted } from "../ui/figures";

const LANGUAGE_NAMES = new Intl.DisplayNames("en", { type: "language" });
const NAMED_LANGUAGES = 3;

/** The wording of the question, its coding type and the languages of its answers. */
export function QuestionTitle({ question, answers }: { question: QuestionHead; answers: number }) {
  const facts = [
    CODING_TYPE_WORDS[question.codingType],
    ...(question.languages.length > 0 ? [languagesInWords(question.languages)] : []),
    counted(answers, "answer"),
    STATUS_WORDS[question.status].toLowerCase(),
  ];
  return <PageHead title={question.text}>{facts.join(" · ")}</PageHead>;
}

/** `English, German and 3 more`. */
export function languagesInWords(languages: string[]): string {
  const names = languages.slice(0, NAMED_LANGUAGES).map((code) => LANGUAGE_NAMES.of(code) ?? code);
  const more = languages.length - names.length;
  return names.join(", ") + (more > 0 ? ` and ${more} more` : "");
}
