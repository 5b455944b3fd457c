"use client";

import { useEffect, useRef } from "react";
import { api } from "../workbench/api";

/**
 * The project into which a file is loaded. It is deleted again if the person leaves before the file has been loaded.
 */
export function useDraftProject() {
  const draft = useRef<string | null>(null);
  useEffect(() => {
    const drop = () => {
      if (draft.current === null) return;
      void fetch(`/api/v2/projects/${draft.current}`, { method: "DELETE", keepalive: true });
      draft.current = null;
    };
    window.addEventListener("pagehide", drop);
    return () => {
      window.removeEventListener("pagehide", drop);
      drop();
    };
  }, []);
  const make = async (name: string): Promise<string> => {
    if (draft.current !== null) {
      await api.projects.update(draft.current, { name });
      return draft.current;
    }
    const { id } = await api.projects.create({ name });
    draft.current = id;
    return id;
  };
  const keep = () => {
    draft.current = null;
  };
  return { make, keep };
}
