import { sourceOf } from "@/lib/tables/byte-source";
import { explainedTable, receivedFile } from "@/lib/uploads/received-file";
import { serve } from "@/lib/workers/serve";
import type { NamedCode } from "./code-names";
import { readEdits } from "./read-edits";

const received = receivedFile();

const handlers = {
  ...received.handlers,
  /** The edits of the file that was received; `codes` are those of the question's codebook. */
  edits: ({ codes }: { codes: NamedCode[] }) =>
    explainedTable(() => {
      const { name, bytes } = received.current();
      return readEdits(sourceOf(bytes), name, codes);
    }),
};

export type CorrectionCalls = typeof handlers;
export default serve(handlers);
