import { questionHref } from "@/components/projects/queries";
import { AgreementReport } from "@/components/quality/agreement-report";
import { CoderProgress } from "@/components/quality/coder-progress";
import { Inconsistencies } from "@/components/quality/inconsistencies";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { type QuestionPageProps, readPage } from "../read-page";

export default async function QualityPage({ params }: QuestionPageProps) {
  const ids = await params;
  const { question, counts, job, mayWrite } = await readPage(ids.projectId, ids.questionId);
  const path = questionHref(ids.projectId, ids.questionId);
  const title = <h1 className="type-head sr-only print:not-sr-only">Quality: {question.text}</h1>;
  if (question.codes === 0 || counts.coded === 0) {
    return (
      <div className="grid gap-10 px-4 sm:px-6">
        {title}
        <EmptyState title="Nothing to measure yet" action={<ButtonLink href={path}>To the overview</ButtonLink>}>
          When answers are coded and some are checked, this page shows how far the machine and people agree, and which
          similar answers are coded differently.
        </EmptyState>
        <CoderProgress ids={ids} path={path} />
      </div>
    );
  }
  return (
    <div className="grid max-w-[1080px] content-start gap-10 px-4 pt-4 pb-8 sm:px-6">
      {title}
      <AgreementReport ids={ids} path={path} mayWrite={mayWrite} />
      <CoderProgress ids={ids} path={path} />
      <section aria-labelledby="people" className="grid justify-items-start gap-2">
        <h2 id="people" className="type-head">
          Agreement between people
        </h2>
        <p className="max-w-[560px] text-ink-2">
          Two people code the same answers without seeing each other’s codes: how far they agree, and what they code
          differently.
        </p>
        <ButtonLink href={`${path}/quality/double-coding`}>Double coding</ButtonLink>
      </section>
      <section aria-labelledby="back-test" className="grid justify-items-start gap-2">
        <h2 id="back-test" className="type-head">
          The machine against people
        </h2>
        <p className="max-w-[560px] text-ink-2">
          The machine codes the checked answers once more, without learning from them: how far it agrees, what it costs,
          and which shares and trends would differ.
        </p>
        <ButtonLink href={`${path}/quality/back-test`}>Test the machine</ButtonLink>
      </section>
      <Inconsistencies ids={ids} mayWrite={mayWrite && job === null} />
    </div>
  );
}
