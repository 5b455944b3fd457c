"use client";

import { Button } from "../ui/button";
import { whole } from "../ui/figures";
import { type ColumnRole, isSegment } from "./column-roles";

/** From this many segments on, there is a button to leave all of them out. */
const MANY = 6;

type SegmentsOutProps = {
  roles: readonly ColumnRole[];
  onRoles: (roles: readonly ColumnRole[]) => void;
};

/** Says how many columns of a wide file become segments, with a button to leave all of them out. */
export function SegmentsOut({ roles, onRoles }: SegmentsOutProps) {
  const count = roles.filter(isSegment).length;
  if (count < MANY) return null;
  return (
    <p className="-mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
      {whole(count)} columns are segments, by which answers can be compared.
      <Button type="button" onClick={() => onRoles(roles.map((role) => (isSegment(role) ? "ignore" : role)))}>
        Leave all of them out
      </Button>
    </p>
  );
}
