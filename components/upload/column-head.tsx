import { Fragment } from "react";
import type { DayOrder } from "@/lib/tables/read-day";
import { classNames } from "../ui/class-names";
import { whole } from "../ui/figures";
import { SelectBox } from "../ui/select-box";
import { nameOf } from "./column-name";
import { type ColumnRole, codesRole, isPeriod, needsOrder, type PlainRole, ROLE_WORDS } from "./column-roles";
import type { FilePreview } from "./queries";

const ROLES = Object.keys(ROLE_WORDS) as PlainRole[];
const ORDER_WORDS: Record<DayOrder, string> = {
  "day-first": "Day first: 3/4 is 3 April",
  "month-first": "Month first: 3/4 is 4 March",
};

const SELECT = "min-h-8 rounded-2 border border-line-strong bg-surface ps-2 text-ink coarse:min-h-11";

type ColumnHeadProps = {
  column: FilePreview["columns"][number];
  role: ColumnRole | undefined;
  order: DayOrder | undefined;
  /** The columns of answers, to which this column may hold codes. */
  texts: FilePreview["columns"];
  onRole: (role: ColumnRole) => void;
  onOrder: (order: DayOrder) => void;
};

/** The name of a column and what it holds; asks for its role and, where dates need it, for their order. */
export function ColumnHead({ column, role, order, texts, onRole, onOrder }: ColumnHeadProps) {
  const { index, name, label, dates } = column;
  const shown = name || `column ${index + 1}`;
  return (
    <th
      scope="col"
      className={classNames(
        "min-w-[170px] max-w-[420px] border-b border-line px-3 py-2.5 align-top",
        role === "text" && "bg-accent-tint",
      )}
    >
      <span className="block truncate font-[550]" title={label ?? name}>
        {name || `Column ${index + 1}`}
      </span>
      <span className="type-small figures block truncate font-normal text-ink-3">{label ?? contentOf(column)}</span>
      <span className="mt-1.5 grid gap-1.5 [contain:inline-size]">
        <SelectBox
          aria-label={`What ${shown} is`}
          value={role}
          onChange={({ target }) => onRole(target.value as ColumnRole)}
          className={SELECT}
        >
          {ROLES.filter((each) => dates || each === role || !isPeriod(each)).map((each) => (
            <option key={each} value={each}>
              {ROLE_WORDS[each]}
            </option>
          ))}
          {texts
            .filter((text) => text.index !== index)
            .map((text) => (
              <Fragment key={text.index}>
                <option value={codesRole("codes", text.index)}>
                  Codes given before{texts.length > 1 && ` to “${nameOf(text)}”`}
                </option>
                <option value={codesRole("closed", text.index)}>
                  Answer options; “{nameOf(text)}” holds the text for “other”
                </option>
              </Fragment>
            ))}
        </SelectBox>
        {needsOrder(dates, role) && (
          <SelectBox
            aria-label={`Which comes first in ${shown}`}
            value={order ?? ""}
            onChange={({ target }) => onOrder(target.value as DayOrder)}
            className={SELECT}
          >
            <option value="" disabled>
              Day or month first?
            </option>
            {Object.entries(ORDER_WORDS).map(([each, words]) => (
              <option key={each} value={each}>
                {words}
              </option>
            ))}
          </SelectBox>
        )}
      </span>
    </th>
  );
}

function contentOf({ filled, distinct, dates }: FilePreview["columns"][number]): string {
  if (dates?.first && dates.last) return `${dates.first} to ${dates.last}`;
  return `${whole(filled)} filled, ${whole(distinct)} different`;
}
