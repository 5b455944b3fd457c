import { AppError } from "@/lib/errors";
import { explained, type Found } from "@/lib/refusal";
import { type ReadOptions, TableError } from "@/lib/tables/table";

/** A file as it comes in: its size in bytes, and how it is to be read. */
export type FileHead = { name: string; size: number; options: ReadOptions };

/** In a worker: the file that it works on, and the calls by which the service sends it. */
export function receivedFile(forget: () => void = () => {}) {
  let file: { name: string; bytes: Uint8Array; options: ReadOptions } | undefined;
  return {
    /** The file; an error where there is none. */
    current() {
      if (!file) throw new Error("There is no file.");
      return file;
    },
    handlers: {
      /** Takes up a file, whose bytes come next, instead of the one before it. */
      receive: ({ size, ...head }: FileHead): void => {
        forget();
        file = { ...head, bytes: new Uint8Array(size) };
      },
      fill: ({ at, bytes }: { at: number; bytes: Uint8Array }): void => file?.bytes.set(bytes, at),
      /** Lets go of the file. */
      leave: (_: object): void => {
        forget();
        file = undefined;
      },
    },
  };
}

export type FileCalls = ReturnType<typeof receivedFile>["handlers"];

/** Tells the service what is wrong with the file. */
export const explainedTable = <Value>(work: () => Promise<Value>): Promise<Found<Value>> =>
  explained(() =>
    work().catch((error) => {
      if (!(error instanceof TableError)) throw error;
      const { message } = error;
      throw new AppError("VALIDATION_ERROR", message, { issues: [{ path: "file", message }] });
    }),
  );
