import type { ComponentProps } from "react";

/** The box that selects a row. On touch screens a finger also hits the space around it. */
export const RowCheck = (input: Omit<ComponentProps<"input">, "type" | "className">) => (
  <label className="block flex-none print:invisible coarse:relative coarse:-m-3 coarse:p-3">
    <input {...input} type="checkbox" className="block size-4 accent-accent coarse:size-5" />
  </label>
);
