import { queryOptions } from "@tanstack/react-query";
import { api, pages } from "../workbench/api";

export const projectHref = (projectId: string) => `/projects/${projectId}`;
export const questionHref = (projectId: string, questionId: string) => `/projects/${projectId}/questions/${questionId}`;

export type Project = Awaited<ReturnType<typeof api.projects.get>>;

/** A project with its settings. */
export const projectQuery = (projectId: string) =>
  queryOptions({
    queryKey: ["projects", projectId],
    queryFn: ({ signal }) => api.projects.get(projectId, { signal }),
  });

export type ProjectPeople = Awaited<ReturnType<typeof api.projects.people>>;

/** The members of the organization, and who of them is named on a project. */
export const peopleQuery = (projectId: string) =>
  queryOptions({
    queryKey: ["projects", projectId, "people"],
    queryFn: ({ signal }) => api.projects.people(projectId, { signal }),
  });

/** All projects and questions by name, each with its address. */
export const projectIndexQuery = queryOptions({
  queryKey: ["projects", "index"],
  queryFn: ({ signal }) => pages.projects({ signal }),
  select: (projects) =>
    projects.flatMap(({ id, name, questions }) => [
      { name, detail: "", href: projectHref(id) },
      ...questions.map((question) => ({ name: question.text, detail: name, href: questionHref(id, question.id) })),
    ]),
});
