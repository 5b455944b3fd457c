"use client";

import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { questionHref } from "../projects/queries";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { makeExample } from "./example";

/** One click to 540 answers of an invented hotel survey in a project of their own. */
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
