"use client";

import { CODING_TYPES, type CodingType } from "@/db/schema/terms";
import { CODING_TYPE_WORDS } from "../projects/coding-type-words";
import { classNames } from "../ui/class-names";
import { Skeleton } from "../ui/skeleton";

const EXPLAINED: Record<CodingType, string> = {
  qualitative: "What people say and whether they like it: “Friendly staff +”, “Rude staff −”.",
  entity: "Brands, people and places that they name, in one spelling each.",
  qualitative_topics: "What it is about, without like or dislike.",
};

export type Advice = { recommended_type: CodingType; reasoning: string };

type CodingTypeChoiceProps = {
  value: CodingType;
  onChange: (type: CodingType) => void;
  /** The type that suits the answers, and why. */
  advice: Advice | undefined;
  isComing: boolean;
};

/** Asks for the coding type, and shows which type suits the answers and why. */
export function CodingTypeChoice({ value, onChange, advice, isComing }: CodingTypeChoiceProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="type-head mb-1.5">Which kind of codes</legend>
      {isComing && <Skeleton className="h-10" />}
      {advice && (
        <p className="rounded-2 bg-accent-tint px-3 py-2">
          <b className="font-[550]">{CODING_TYPE_WORDS[advice.recommended_type]}</b> suits these answers best.{" "}
          <span className="text-ink-2">{advice.reasoning}</span>
        </p>
      )}
      <div className="grid gap-2 sm:grid-cols-3">
        {CODING_TYPES.map((type) => (
          <label
            key={type}
            className={classNames(
              "grid cursor-pointer content-start gap-1 rounded-2 border p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus",
              value === type
                ? "border-accent bg-raised shadow-[inset_0_0_0_1px_var(--accent)]"
                : "border-line hover:bg-hover",
            )}
          >
            <span className="flex items-center gap-2 font-[550]">
              <input
                type="radio"
                name="coding-type"
                value={type}
                checked={value === type}
                onChange={() => onChange(type)}
                className="size-4 accent-accent outline-none"
              />
              {CODING_TYPE_WORDS[type]}
            </span>
            <span className="type-small text-ink-2">{EXPLAINED[type]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
