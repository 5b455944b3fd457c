import { AppError } from "@/lib/errors/app-error";
import { type Result, toResult } from "@/lib/errors/worker-result";
import { type ReadOptions, TableError } from "@/lib/tables/table";

/** An incoming file: its size in bytes, and how to read it. */
export type FileHead = { name: string; size: number; options: ReadOptions };

/** For a worker: the file that it works on, and the calls with which the service sends the file. */
export function receivedFile(forget: () => void = () => {}) {
  let file: { name: string; bytes: Uint8Array; options: ReadOptions } | undefined;
  return {
    /** The received file; throws if there is none. */
    current() {
      if (!file) throw new Error("There is no file.");
      return file;
    },
    handlers: {
      /** Starts receiving a file, which replaces the previous one. Its bytes follow in further calls. */
      receive: ({ size, ...head }: FileHead): void => {
        forget();
        file = { ...head, bytes: new Uint8Array(size) };
      },
      fill: ({ at, bytes }: { at: number; bytes: Uint8Array }): void => file?.bytes.set(bytes, at),
      /** Drops the file. */
      leave: (_: object): void => {
        forget();
        file = undefined;
      },
    },
  };
}

export type FileCalls = ReturnType<typeof receivedFile>["handlers"];

/** Returns errors in the file as data instead of throwing. */
export const explainedTable = <Value>(work: () => Promise<Value>): Promise<Result<Value>> =>
  toResult(() =>
    work().catch((error) => {
      if (!(error instanceof TableError)) throw error;
      const { message } = error;
      throw new AppError("VALIDATION_ERROR", message, { issues: [{ path: "file", message }] });
    }),
  );
