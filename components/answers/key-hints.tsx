import { Kbd } from "../ui/kbd";

const HINTS: readonly [keys: string[], words: string][] = [
  [["J", "K"], "next, back"],
  [["Enter"], "check, next"],
  [["1", "–", "9"], "remove a code"],
  [["C"], "change codes"],
  [["E"], "mark words"],
  [["X"], "select"],
  [["."], "focus mode"],
  [["Z"], "undo"],
  [["/"], "search"],
];

/** The keys of the review, at the bottom of the page; shown only on devices with a keyboard. */
export function KeyHints() {
  return (
    <div className="type-small sticky bottom-0 z-1 hidden flex-wrap justify-center gap-x-5 gap-y-1 border-t border-line bg-canvas px-6 py-1.5 text-ink-2 lg:flex pointer-coarse:hidden print:hidden">
      {HINTS.map(([keys, words]) => (
        <span key={words} className="flex items-center gap-1">
          {keys.map((key) => (key === "–" ? key : <Kbd key={key}>{key}</Kbd>))} {words}
        </span>
      ))}
    </div>
  );
}
