"use client";

import { useEffect, useRef } from "react";
import type { DayOrder } from "@/lib/tables/read-day";
import { Button } from "../ui/button";
import { classNames } from "../ui/class-names";
import { counted } from "../ui/figures";
import { Icon, type IconName } from "../ui/icon";
import { ColumnHead } from "./column-head";
import type { ChosenOrders, ColumnRole } from "./column-roles";
import type { FilePreview } from "./queries";
import { useHiddenColumns } from "./use-hidden-columns";

const SHOWN_ROWS = 6;

type PreviewTableProps = {
  preview: FilePreview;
  roles: readonly ColumnRole[];
  orders: ChosenOrders;
  onRole: (column: number, role: ColumnRole) => void;
  onOrder: (column: number, order: DayOrder) => void;
};

/** The part of the visible width by which a click scrolls. */
const SCROLLED = 0.8;

/** Shows that a side of the table goes on. */
const FADE = "pointer-events-none absolute inset-y-px w-6 from-surface to-transparent";

const endOf = ({ offsetLeft, offsetWidth }: HTMLElement) => offsetLeft + offsetWidth;

/**
 * The first rows of a file below the roles of its columns; scrolled to the first answer column. Buttons tell how many
 * columns are out of sight on each side, and scroll to them.
 */
export function PreviewTable({ preview, roles, orders, onRole, onOrder }: PreviewTableProps) {
  const section = useRef<HTMLElement>(null);
  const firstText = preview.columns.findIndex(({ role }) => role === "text");
  useEffect(() => {
    const column = section.current?.querySelectorAll("th")[firstText];
    if (column && section.current) section.current.scrollLeft = endOf(column) - section.current.clientWidth;
  }, [firstText]);
  const hidden = useHiddenColumns(section);
  const scroll = (pages: number) => section.current?.scrollBy({ left: pages * SCROLLED * section.current.clientWidth });
  return (
    <div className="grid min-w-0 gap-1.5">
      {hidden && (
        <div className="flex flex-wrap justify-between gap-2">
          <Beyond icon="left" count={hidden.left} side="left" onScroll={() => scroll(-1)} />
          <Beyond icon="right" count={hidden.right} side="right" onScroll={() => scroll(1)} />
        </div>
      )}
      <div className="relative min-w-0">
        <section
          ref={section}
          aria-label="The first rows of the file"
          className="overflow-x-auto rounded-2 border border-line"
        >
          <table className="w-max min-w-full border-collapse">
            <thead className="bg-canvas">
              <tr>
                {preview.columns.map((column) => (
                  <ColumnHead
                    key={column.index}
                    column={column}
                    role={roles[column.index]}
                    order={orders[column.index]}
                    texts={preview.columns.filter(({ index }) => roles[index] === "text")}
                    onRole={(role) => onRole(column.index, role)}
                    onOrder={(order) => onOrder(column.index, order)}
                  />
                ))}
              </tr>
            </thead>
            <tbody>
              {preview.rows.slice(0, SHOWN_ROWS).map((cells, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have nothing else.
                <tr key={row} className="border-b border-line-soft last:border-0">
                  {preview.columns.map(({ index }) => (
                    <td
                      key={index}
                      className={classNames(
                        "max-w-[420px] px-3 py-1.5 align-top",
                        roles[index] === "ignore" && "text-ink-3",
                        roles[index] === "text" && "bg-accent-tint/50",
                      )}
                    >
                      <span dir="auto" className="line-clamp-2 wrap-anywhere">
                        {cells[index]}
                      </span>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {hidden && hidden.left > 0 && <span aria-hidden="true" className={`${FADE} left-px bg-linear-to-r`} />}
        {hidden && hidden.right > 0 && <span aria-hidden="true" className={`${FADE} right-px bg-linear-to-l`} />}
      </div>
    </div>
  );
}

type BeyondProps = { icon: IconName; count: number; side: "left" | "right"; onScroll: () => void };

/** Tells how many columns are out of sight on one side, and scrolls to them. */
const Beyond = ({ icon, count, side, onScroll }: BeyondProps) => (
  <Button
    type="button"
    look={count > 0 ? "outline" : "ghost"}
    aria-disabled={count === 0}
    onClick={onScroll}
    className={side === "right" ? "flex-row-reverse" : ""}
  >
    <Icon name={icon} /> {count > 0 ? `${counted(count, "more column")} on the ${side}` : `No more on the ${side}`}
  </Button>
);
