"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { projectHref, questionHref } from "../projects/queries";
import { Field } from "../ui/field";
import { passFocusOn } from "../ui/keep-focus";
import { AnswersFileField } from "./answers-file-field";
import { ExampleButton } from "./example-button";
import { FileMapping } from "./file-mapping";
import { takeFile } from "./pending-file";
import type { LoadedFile } from "./queries";
import { useNewProject } from "./use-new-project";

const UNNAMED = "New project";
const nameOf = (file: File) => file.name.replace(/\.[^.]+$/, "") || UNNAMED;

/** Makes a project from a file: choose the file, give its columns their roles, load it. */
export function NewProject() {
  const router = useRouter();
  const loadIntoNew = useNewProject();
  const [file, setFile] = useState<File | null>(null);
  const [name, setName] = useState("");
  const [objective, setObjective] = useState("");
  const choose = (chosen: File) => {
    setName(nameOf(chosen));
    setFile(chosen);
  };
  const isTaken = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file that was dropped elsewhere is taken once.
  useEffect(() => {
    const dropped = isTaken.current ? null : takeFile();
    isTaken.current = true;
    if (dropped) choose(dropped);
  }, []);

  const finish = ({ project_id: projectId, questions: [question, ...others] }: LoadedFile) => {
    const isOne = question && others.length === 0;
    router.push(isOne ? `${questionHref(projectId, question.question_id)}/codebook` : projectHref(projectId));
    router.refresh();
  };

  if (!file) {
    return (
      <div key="file" ref={passFocusOn} className="grid max-w-[720px] gap-4">
        <AnswersFileField onFile={choose} />
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
        key={`${file.name} ${file.lastModified}`}
        target={null}
        file={file}
        load={(order) => loadIntoNew({ name: name.trim() || nameOf(file), objective: objective.trim() }, order)}
        onLoaded={finish}
        onOtherFile={() => setFile(null)}
      />
    </div>
  );
}
