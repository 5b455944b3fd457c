import { normalForm } from "@/lib/text/normal-form";
import type { ExportFrame } from "./export-frame";

export type ExportedFile = { name: string; content: ReadableStream<Uint8Array> };

/** A file name without its extension, made of the question's wording or the group's name. */
export const fileName = ({ title }: Pick<ExportFrame, "title">): string =>
  normalForm(title, "NFC")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-/, "")
    .slice(0, 60)
    .replace(/-$/, "")
    .toLowerCase() || "answers";
