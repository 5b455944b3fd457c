import { normalForm } from "@/lib/text/normal-form";

export type ExportedFile = { name: string; content: ReadableStream<Uint8Array> };

/** A file name without its extension: the question's wording or the group's name, and whether answers are filtered. */
export const fileName = ({ title, filter }: { title: string; filter?: object | string | null }): string =>
  nameOf(title) + (filter ? "-filtered" : "");

const nameOf = (title: string): string =>
  normalForm(title, "NFC")
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-/, "")
    .slice(0, 60)
    .replace(/-$/, "")
    .toLowerCase() || "answers";
