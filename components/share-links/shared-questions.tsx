import Link from "next/link";
import type { SharedProject } from "@/lib/share-links/open-share-link";
import { classNames } from "../ui/class-names";
import { counted } from "../ui/figures";
import { sharedHref } from "./shared-href";

type SharedQuestionsProps = { token: string; questions: SharedProject["questions"]; openId: string };

/** Links to the questions of a shared project, with their numbers of answers. */
export function SharedQuestions({ token, questions, openId }: SharedQuestionsProps) {
  return (
    <nav aria-label="Questions" className="max-lg:max-h-[38vh] max-lg:overflow-y-auto print:hidden">
      <ul className="grid gap-px">
        {questions.map(({ id, text, answers }) => (
          <li key={id}>
            <Link
              href={sharedHref(token, { question: id })}
              aria-current={id === openId ? "page" : undefined}
              className={classNames(
                "grid rounded-2 px-2 py-1.5 text-ink no-underline hover:no-underline coarse:min-h-11",
                id === openId ? "bg-press font-[550]" : "hover:bg-hover",
              )}
            >
              <span className="line-clamp-2 wrap-anywhere">{text}</span>
              <span className="type-small figures text-ink-3">{counted(answers, "answer")}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
