import { z } from "zod";
import { PROJECT_PROGRESS, PROJECT_SORTS } from "@/db/schema/terms";
import { projectCursor } from "@/lib/projects/project-cursor";
import { isOfSort } from "@/lib/projects/project-filter";

const none = undefined;
const schema = z.object({
  search: z
    .string()
    .trim()
    .max(200)
    .regex(/^[^\0]*$/)
    .catch(""),
  status: z
    .enum([...PROJECT_PROGRESS, "archived"])
    .optional()
    .catch(none),
  tag: z
    .string()
    .max(50)
    .regex(/^[^\0]+$/)
    .optional()
    .catch(none),
  owner: z.uuid().optional().catch(none),
  sort: z.enum(PROJECT_SORTS).catch("worked"),
  before: projectCursor.optional().catch(none),
});

export type ProjectQuery = z.output<typeof schema>;

/** Which projects the page's address asks for. What is not valid is left out. */
export function parseProjectQuery(given: URLSearchParams): ProjectQuery {
  const query = schema.parse({ search: "", ...Object.fromEntries(given) });
  return { ...query, before: query.before && isOfSort(query.sort, query.before) ? query.before : none };
}

/** The filter of a query, in the form that domain functions take. */
export function filterOf({ search, status, tag, owner, sort, before }: ProjectQuery) {
  const isArchived = status === "archived";
  const progress = isArchived ? none : status;
  return { search, tag, createdBy: owner, progress, archived: isArchived, sort, cursor: before };
}
