import { queryOptions } from "@tanstack/react-query";
import { api } from "../workbench/api";

export type ShareLink = Awaited<ReturnType<typeof api.shareLinks.list>>[number];
export type NewShareLink = Parameters<typeof api.shareLinks.create>[1];

/** The share links of a project, the newest first. */
export const shareLinksQuery = (projectId: string) =>
  queryOptions({
    queryKey: ["projects", projectId, "share-links"],
    queryFn: ({ signal }) => api.shareLinks.list(projectId, { limit: 100 }, { signal }),
  });

export const createShareLink = (projectId: string, link: NewShareLink) => api.shareLinks.create(projectId, link);

export const revokeShareLink = (projectId: string, linkId: string) => api.shareLinks.revoke({ projectId, linkId });
