"use client";

import { useRef } from "react";
import { ApiError, JobFailedError } from "@/lib/api/client/errors";
import { api } from "../workbench/api";
import { type LoadedFile, type LoadOrder, loadFile, wordQuestions } from "./queries";

type Named = { name: string; objective: string };
type Fields = Named & { language: string };

/**
 * Makes a project when its file is loaded, and not before, so that leaving the page earlier creates nothing. If the
 * service refuses the file, the project is deleted again; after any other failure the next try goes on with it.
 */
export function useNewProject() {
  const made = useRef<string | null>(null);
  const make = async ({ name, objective, language }: Fields): Promise<string> => {
    const fields = { name, language, ...(objective !== "" && { objective }) };
    if (made.current !== null) await api.projects.update(made.current, fields);
    else made.current = (await api.projects.create(fields)).id;
    return made.current;
  };
  const load = async (projectId: string, order: LoadOrder): Promise<LoadedFile> => {
    try {
      return await loadFile({ projectId }, order);
    } catch (error) {
      if (isRefusal(error)) {
        made.current = null;
        await api.projects.delete(projectId).catch(() => {});
      }
      throw error;
    }
  };
  return async (project: Named, order: LoadOrder): Promise<LoadedFile> => {
    const projectId = await make({ ...project, language: order.language });
    const loaded = await load(projectId, order);
    await wordQuestions(projectId, loaded, order.wordings);
    return loaded;
  };
}

const isRefusal = (error: unknown) =>
  error instanceof JobFailedError || (error instanceof ApiError && error.code === "VALIDATION_ERROR");
