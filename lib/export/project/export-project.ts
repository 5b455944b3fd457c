import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Db } from "@/db/client";
import type { Caller } from "@/lib/auth/caller";
import { showProject } from "@/lib/projects/read-projects";
import { streamCsv } from "@/lib/tables/stream-csv";
import { answeredQuestions } from "../answered-questions";
import { type ExportedFile, fileName } from "../file-name";

/** Writes the file of one question. */
export type WriteFile = (ids: { projectId: string; questionId: string }) => Promise<ExportedFile>;

/**
 * Exports all questions of a project that have answers as one zip: a file for each question, and `contents.csv`, which
 * lists the files. They are written one after another while the zip is sent, so that memory does not grow with their
 * number. Throws NOT_FOUND; NO_DATA if no question has answers; what `write` throws for the first question.
 */
export async function exportProject(
  db: Db,
  caller: Caller,
  projectId: string,
  { write, isPacked }: { write: WriteFile; isPacked: boolean },
): Promise<ExportedFile> {
  const { name } = await showProject(db, caller, projectId);
  const [first, ...others] = await answeredQuestions(db, caller, projectId);
  const begun = await write({ projectId, questionId: first.id });
  const extension = begun.name.slice(begun.name.lastIndexOf("."));
  const pathOf = ({ position, text }: Question) => `Q${position + 1}-${fileName({ title: text })}${extension}`;
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const lines = [first, ...others].map((question) => [
    `Q${question.position + 1}`,
    question.text,
    question.answers,
    pathOf(question),
  ]);
  zip.addReadStream(streamOf(streamCsv(["question", "wording", "answers", "file"], [lines])), "contents.csv");
  const add = (question: Question, open: () => Promise<ExportedFile>) =>
    zip.addReadStreamLazy(pathOf(question), { compress: !isPacked }, (give) => {
      open().then(
        ({ content }) => {
          const stream = streamOf(content);
          stream.once("error", (error) => output.destroy(error));
          output.once("close", () => stream.destroy());
          give(null, stream);
        },
        (error) => output.destroy(error),
      );
    });
  add(first, async () => begun);
  for (const question of others) add(question, () => write({ projectId, questionId: question.id }));
  zip.end();
  return { name: `${fileName({ title: name })}.zip`, content: Readable.toWeb(output) as ReadableStream<Uint8Array> };
}

type Question = Awaited<ReturnType<typeof answeredQuestions>>[number];

const streamOf = (content: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(content as Parameters<typeof Readable.fromWeb>[0]);
