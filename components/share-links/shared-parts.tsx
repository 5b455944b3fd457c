import { Check } from "../ui/check";

type SharedPartsProps = {
  questions: readonly { id: string; text: string }[];
  /** The ids of the chosen questions; null for all. */
  chosen: readonly string[] | null;
  onChoose: (chosen: readonly string[] | null) => void;
};

/** The choice of the questions that a link shows. */
export function SharedParts({ questions, chosen, onChoose }: SharedPartsProps) {
  return (
    <fieldset>
      <legend className="type-strong">Questions</legend>
      <Check isChecked={chosen === null} onChange={(all) => onChoose(all ? null : questions.map(({ id }) => id))}>
        All, with those that are added later
      </Check>
      {chosen !== null && (
        <div className="max-h-40 overflow-y-auto rounded-2 border border-line px-3 py-1">
          {questions.map(({ id, text }) => (
            <Check
              key={id}
              isChecked={chosen.includes(id)}
              onChange={(isChosen) => onChoose(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id))}
            >
              <span className="min-w-0 truncate" title={text}>
                {text}
              </span>
            </Check>
          ))}
        </div>
      )}
    </fieldset>
  );
}
