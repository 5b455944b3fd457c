import { z } from "zod";
import type { ProjectCursor } from "./project-filter";

const keyed = z.tuple([
  z.uuid(),
  z
    .string()
    .max(2_000)
    .regex(/^[^\0]*$/),
]);

/** Reads what `cursorText` wrote. */
export const projectCursor = z.string().transform((text, context): ProjectCursor => {
  if (z.uuid().safeParse(text).success) return { id: text.toLowerCase() };
  try {
    const [id, key] = keyed.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
    return { id, key };
  } catch {
    context.addIssue({ code: "custom", message: "must be the `meta.next_cursor` of the previous page" });
    return z.NEVER;
  }
});
