"use client";

import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Select } from "../ui/select";
import { framesQuery } from "./queries";

/** Chooses what a generated codebook begins with. */
export function FrameChoice({ value, onChange }: { value: string; onChange: (frame: string) => void }) {
  const id = useId();
  const { data: frames = [] } = useQuery(framesQuery());
  const own = frames.filter((frame) => frame.own);
  return (
    <Select id={id} label="Template" value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="auto">Choose automatically</option>
      <option value="none">None</option>
      {own.length > 0 && <optgroup label="Your organization’s">{own.map(optionOf)}</optgroup>}
      <optgroup label="By industry">{frames.filter((frame) => !frame.own).map(optionOf)}</optgroup>
    </Select>
  );
}

const optionOf = ({ key, name }: { key: string; name: string }) => (
  <option key={key} value={key}>
    {name}
  </option>
);
