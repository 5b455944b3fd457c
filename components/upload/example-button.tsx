"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { questionHref } from "../projects/queries";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { makeExample } from "./example";

/** Makes a project with the 540 answers of an invented hotel survey. */
export function ExampleButton() {
  const router = useRouter();
  const example = useMutation({
    mutationFn: makeExample,
    onSuccess: ({ projectId, questionId }) => router.push(`${questionHref(projectId, questionId)}/codebook`),
  });
  return (
    <Button type="button" disabled={example.isPending || example.isSuccess} onClick={() => example.mutate()}>
      <Icon name="sparkles" /> {example.isPending ? "Loading 540 answers" : "Try with example answers"}
    </Button>
  );
}
