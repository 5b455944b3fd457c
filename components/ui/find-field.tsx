"use client";

import { Command } from "cmdk";
import { type ComponentProps, useEffect, useImperativeHandle, useRef } from "react";

type FindFieldProps = ComponentProps<typeof Command.Input>;

/** The field of a list that typing narrows. */
export function FindField({ ref, ...props }: FindFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const { value } = props;
  useImperativeHandle(ref, () => field.current as HTMLInputElement);
  // After typing, cmdk 1.1 still names the line that was marked before; a screen reader would read that one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: What is typed decides which line is marked.
  useEffect(() => {
    const root = field.current?.closest("[cmdk-root]");
    const marked = root?.querySelector("[cmdk-item][aria-selected=true]");
    for (const element of root?.querySelectorAll("[cmdk-input], [cmdk-list]") ?? []) {
      if (marked) element.setAttribute("aria-activedescendant", marked.id);
      else element.removeAttribute("aria-activedescendant");
    }
  }, [value]);
  return <Command.Input {...props} ref={field} />;
}
