import Link from "next/link";
import type { ReactNode } from "react";
import { ERRORS, errorSlug } from "@/lib/api/errors";
import type { OperationReference, ReplyReference } from "@/lib/docs/reference";
import { clientSample, curlSample } from "@/lib/docs/samples";
import { AnchorHeading } from "./anchor-heading";
import { Code } from "./code";
import { CodeTabs } from "./code-tabs";
import { FieldList } from "./field-list";
import { MethodSign } from "./method-sign";
import { OperationPath } from "./operation-path";
import { Prose } from "./prose";

const PARAMETER_KINDS: Record<string, string> = { path: "Path", query: "Query", header: "Headers" };

/** An operation in the reference: description and fields first, samples at the end. */
export function OperationSection({ operation }: { operation: OperationReference }) {
  const { declared, parameters, body, replies, errors } = operation;
  return (
    <section aria-labelledby={declared.id} className="operation">
      <div className="grid min-w-0 content-start gap-4">
        <div className="prose">
          <AnchorHeading id={declared.id} level="h2">
            {declared.summary}
          </AnchorHeading>
        </div>
        <p className="type-code flex items-baseline gap-2 rounded-2 border border-line bg-canvas px-3 py-2">
          <MethodSign method={declared.method} />
          <OperationPath path={declared.path} />
        </p>
        {declared.description && <Prose>{declared.description}</Prose>}
        <Facts operation={operation} />
        <Parameters parameters={parameters.filter(({ place }) => place !== "header")} />
        {body && (
          <Section title={declared.form ? "Form" : "Body"}>
            <FieldList label="Fields of the body" fields={body.fields} />
          </Section>
        )}
        <Parameters parameters={parameters.filter(({ place }) => place === "header")} />
        {replies.map((reply) => (
          <Section key={reply.status} title={`Reply ${reply.status}`}>
            <ReplyFields reply={reply} />
          </Section>
        ))}
        <Section title="Errors">
          <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
            {errors.map((code) => (
              <li key={code}>
                <Link href={`/docs/errors/${errorSlug(code)}`} className="type-code">
                  <span className="text-ink-3">{ERRORS[code].status}</span> {code}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      </div>
      <Samples operation={operation} />
    </section>
  );
}

function Parameters({ parameters }: Pick<OperationReference, "parameters">) {
  return parameters.map(({ place, fields }) => (
    <Section key={place} title={PARAMETER_KINDS[place] ?? place}>
      <FieldList label={PARAMETER_KINDS[place] ?? place} fields={fields} />
    </Section>
  ));
}

function Facts({ operation: { declared } }: { operation: OperationReference }) {
  return (
    <dl className="type-small grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-ink-2 [&_dt]:text-ink-3">
      <dt>Scope</dt>
      <dd>{declared.scope === "any" ? "any valid credential" : <Code>{declared.scope}</Code>}</dd>
      <dt>Cost</dt>
      <dd>{inWords(declared.cost ?? "free")}</dd>
      {declared.idempotent && (
        <>
          <dt>Repeats</dt>
          <dd>
            safe with an <Link href="/docs/idempotency">Idempotency-Key</Link>
          </dd>
        </>
      )}
    </dl>
  );
}

/** Shows text between backquotes as code. */
const inWords = (text: string) =>
  text.split("`").map((part, index) => (index % 2 === 0 ? part : <Code key={part}>{part}</Code>));

function ReplyFields({ reply: { description, bodies } }: { reply: ReplyReference }) {
  const files = bodies.filter(({ mediaType }) => mediaType !== "application/json").map(({ mediaType }) => mediaType);
  const data = bodies.find(({ mediaType }) => mediaType === "application/json")?.fields;
  return (
    <>
      <p className="text-ink-2">{description}.</p>
      {files.length > 0 && <p className="type-small text-ink-3">File: {files.join(", ")}</p>}
      {data && <FieldList label="Fields of the reply" fields={data.filter(({ name }) => name !== "success")} />}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-2">
      <h3 className="type-strong mt-2">{title}</h3>
      {children}
    </div>
  );
}

function Samples({ operation }: { operation: OperationReference }) {
  const { replies } = operation;
  const client = clientSample(operation);
  const requests = [
    { code: curlSample(operation), language: "bash" },
    ...(client ? [{ code: client, language: "ts" }] : []),
  ];
  return (
    <div className="operation-samples">
      <CodeTabs samples={requests} label="Request" />
      {replies.map(({ status, bodies }) => {
        const json = bodies.find(({ mediaType }) => mediaType === "application/json");
        if (!json) return null;
        const code = JSON.stringify(json.example, null, 2);
        return <CodeTabs key={status} samples={[{ code, language: "json" }]} label={`Reply ${status}`} />;
      })}
    </div>
  );
}
