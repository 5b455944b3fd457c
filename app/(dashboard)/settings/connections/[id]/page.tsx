import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { z } from "zod";
import { ImportForm } from "@/components/connections/import-form";
import { ImportList } from "@/components/connections/import-list";
import { RenewForm } from "@/components/connections/renew-form";
import { SurveyList } from "@/components/connections/survey-list";
import { Section } from "@/components/settings/section";
import { Notice } from "@/components/ui/notice";
import type { Caller } from "@/lib/auth/caller";
import { callerOf } from "@/lib/auth/session";
import { describeSurvey, listSurveys } from "@/lib/connections/browse-surveys";
import { showConnection } from "@/lib/connections/manage-connections";
import { listImports } from "@/lib/connections/manage-imports";
import { AppError } from "@/lib/errors/app-error";
import { readProgressOf } from "@/lib/live/job-progress";
import { db } from "@/lib/runtime/db";
import { requireMember } from "../../../../(auth)/current-member";
import { type SearchParams, searchText } from "../../../../(auth)/search-text";
import { missing } from "../../../missing";
import { deleteImport, importSurvey, renewCredentials } from "../actions";

export const metadata: Metadata = { title: "Connection" };

const ALL = 200;

type PageProps = { params: Promise<{ id: string }>; searchParams: SearchParams };

export default async function ConnectionPage({ params, searchParams }: PageProps) {
  const { id } = await params;
  const caller = callerOf(await requireMember(`/settings/connections/${id}`));
  if (!z.uuid().safeParse(id).success) notFound();
  const connection = await showConnection(db, caller, id).catch(missing);
  const mayImport = caller.scopes.has("connections:write");
  const { items } = await listImports(db, caller, id, { limit: ALL });
  const lastJobs = items.flatMap(({ last_job_id }) => last_job_id ?? []);
  const jobs = await readProgressOf(db, caller.organizationId, lastJobs);
  const surveyId = await searchText(searchParams, "survey");
  const cursor = await searchText(searchParams, "cursor");
  return (
    <div className="grid gap-8">
      <p className="wrap-anywhere">
        <Link href="/settings/connections">Connections</Link> <span className="text-ink-3">/</span> {connection.name}
      </p>
      {surveyId && mayImport ? (
        <Section title="Import a survey" lead={<Link href="?">All surveys</Link>}>
          <Survey caller={caller} id={id} surveyId={surveyId} />
        </Section>
      ) : (
        <Section title="Surveys" lead="Choose one to import its answers.">
          <Surveys caller={caller} id={id} cursor={cursor} />
        </Section>
      )}
      <Section title="Imports" lead="Later runs import only new answers.">
        <ImportList
          imports={items}
          jobs={jobs}
          remove={mayImport ? { connectionId: id, action: deleteImport } : null}
        />
      </Section>
      {mayImport && (
        <Section
          title="Credentials"
          lead="They are never shown. New ones are tried at once; with them, imports go on where they stopped."
        >
          <RenewForm id={id} provider={connection.provider} action={renewCredentials} />
        </Section>
      )}
    </div>
  );
}

type Asked = { caller: Caller; id: string };

async function Surveys({ caller, id, cursor }: Asked & { cursor: string }) {
  const page = await askPlatform(() => listSurveys(db, caller, id, cursor || undefined));
  if (page instanceof AppError) return <Notice tone="warn">{page.message}</Notice>;
  return <SurveyList page={page} isFirst={cursor === ""} />;
}

async function Survey({ caller, id, surveyId }: Asked & { surveyId: string }) {
  const survey = await askPlatform(() => describeSurvey(db, caller, { id, surveyId }));
  if (survey instanceof AppError) return <Notice tone="warn">{survey.message}</Notice>;
  return (
    <>
      <h3 className="type-strong wrap-anywhere">{survey.name}</h3>
      <ImportForm connectionId={id} survey={survey} action={importSurvey} />
    </>
  );
}

/** Asks the platform. If that fails, returns the error, whose message the page shows. */
const askPlatform = <Value,>(ask: () => Promise<Value>): Promise<Value | AppError> =>
  ask().catch((error: unknown) => {
    if (error instanceof AppError) return error;
    throw error;
  });
