import { beforeAll, describe, expect, it } from "vitest";
import { AppError } from "@/lib/errors/app-error";
import { createProject } from "@/lib/projects/create-project";
import { uploadResponses } from "@/lib/responses/upload-responses";
import { MEBIBYTE } from "@/lib/runtime/mebibyte";
import { newCaller } from "@/test/coded-question";
import { useDatabase } from "@/test/database";
import { exportProject, type WriteFile } from "./export-project";

/** Bytes that do not fit into the buffers between a file and the reader of the zip. */
const LARGE = 4 * MEBIBYTE;

describe("the zip of a project", () => {
  const db = useDatabase();
  let caller: Awaited<ReturnType<typeof newCaller>>;
  let project: Awaited<ReturnType<typeof createProject>>;
  beforeAll(async () => {
    caller = await newCaller(db);
    const questions = ["First?", "Second?"].map((text) => ({ text }));
    project = await createProject(db, caller, { name: "Stay", language: "en", codingType: "qualitative", questions });
    for (const { id } of project.questions) {
      await uploadResponses(db, caller, { projectId: project.id, questionId: id }, [{ id: "1", text: "Good" }]);
    }
  });

  /** Exports the project; `begun` lists the questions whose files were begun. */
  async function exported(writeSecond: WriteFile) {
    const begun: string[] = [];
    const write: WriteFile = async (ids) => {
      const isFirst = ids.questionId === project.questions[0]?.id;
      begun.push(isFirst ? "first" : "second");
      return isFirst ? { name: "a.csv", content: bytes(LARGE) } : writeSecond(ids);
    };
    const { content } = await exportProject(db, caller, project.id, { write, isPacked: true });
    return { begun, reader: content.getReader() };
  }

  it("is written while it is sent: the second file begins once the first has been read", async () => {
    const { begun, reader } = await exported(async () => ({ name: "b.csv", content: bytes(1_000) }));
    let length = (await reader.read()).value?.length ?? 0;
    expect(begun).toEqual(["first"]);
    for (let part = await reader.read(); !part.done; part = await reader.read()) length += part.value.length;
    expect(begun).toEqual(["first", "second"]);
    expect(length).toBeGreaterThan(LARGE + 1_000);
  });

  it("breaks off if a question is deleted or fails while the zip is sent", async () => {
    const gone = new AppError("NOT_FOUND", "This question does not exist.");
    const { reader } = await exported(() => Promise.reject(gone));
    const readAll = async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read());
    };
    await expect(readAll()).rejects.toThrow(gone.message);
  });
});

/** A stream of this many bytes in parts of 64 KiB, made only as they are read. */
function bytes(length: number): ReadableStream<Uint8Array> {
  let left = length;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (left <= 0) return controller.close();
        const part = Math.min(left, 65_536);
        left -= part;
        controller.enqueue(new Uint8Array(part));
      },
    },
    { highWaterMark: 0 },
  );
}
