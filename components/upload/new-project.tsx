"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { projectHref, questionHref } from "../projects/queries";
import { Field } from "../ui/field";
import { passFocusOn } from "../ui/keep-focus";
import { api } from "../workbench/api";
import { AnswersFileField } from "./answers-file-field";
import { ExampleButton } from "./example-button";
import { FileMapping } from "./file-mapping";
import { takeFile } from "./pending-file";
import type { LoadedFile } from "./queries";
import { useDraftProject } from "./use-draft-project";

type Draft = { projectId: string; file: File };

/** Makes a project from a file: choose the file, give its columns their roles, load it. */
export function NewProject() {
  const router = useRouter();
  const { make, keep } = useDraftProject();
  const [draft, setDraft] = useState<Draft | null>(null);
  const [name, setName] = useState("");
  const [objective, setObjective] = useState("");
  const choose = useMutation({
    mutationFn: async (file: File) => {
      const projectName = file.name.replace(/\.[^.]+$/, "") || "New project";
      setName(projectName);
      return { projectId: await make(projectName), file };
    },
    onSuccess: setDraft,
  });
  const isTaken = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that was dropped elsewhere is taken once.
  useEffect(() => {
    const file = isTaken.current ? null : takeFile();
    isTaken.current = true;
    if (file) choose.mutate(file);
  }, []);

  const finish = async (loaded: LoadedFile) => {
    if (!draft) return;
    keep();
    await api.projects.update(draft.projectId, {
      ...(name.trim() !== "" && { name: name.trim() }),
      ...(objective.trim() !== "" && { objective: objective.trim() }),
    });
    const [question, ...others] = loaded.questions;
    const isOne = question && others.length === 0;
    router.push(
      isOne ? `${questionHref(draft.projectId, question.question_id)}/codebook` : projectHref(draft.projectId),
    );
    router.refresh();
  };

  if (!draft) {
    return (
      <div key="file" ref={passFocusOn} className="grid max-w-[720px] gap-4">
        <AnswersFileField onFile={(file) => choose.mutate(file)} />
        <p className="flex flex-wrap items-center gap-3 text-ink-2">
          No file at hand? <ExampleButton />
        </p>
      </div>
    );
  }
  return (
    <div key="mapping" ref={passFocusOn} className="grid gap-6">
      <div className="grid max-w-[420px] gap-4">
        <Field
          id="project-name"
          label="Project"
          required
          maxLength={500}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          id="project-objective"
          label="About the survey (optional)"
          hint="Who was asked, and what for. A language model codes better when it knows."
          maxLength={5_000}
          value={objective}
          onChange={({ target }) => setObjective(target.value)}
        />
      </div>
      <FileMapping
        key={`${draft.file.name} ${draft.file.lastModified}`}
        target={{ projectId: draft.projectId }}
        file={draft.file}
        onLoaded={finish}
        onOtherFile={() => setDraft(null)}
      />
    </div>
  );
}
