import type { ImportSchedule } from "@/db/schema/terms";
import type { SurveyDescription } from "@/lib/connections/survey-provider";
import { ActionForm, FormIssue, FormSelect } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { Button } from "../ui/button";

const SCHEDULES: { value: ImportSchedule; words: string }[] = [
  { value: "none", words: "Only now" },
  { value: "hourly", words: "Every hour" },
  { value: "daily", words: "Every day" },
];

type ImportFormProps = { connectionId: string; survey: SurveyDescription; action: FormAction };

/** Which of a survey's questions become questions here, and which fields the answers' segments. */
export function ImportForm({ connectionId, survey, action }: ImportFormProps) {
  if (survey.questions.length === 0) {
    return <p className="text-ink-2">This survey has no open-ended questions, and so nothing to code.</p>;
  }
  return (
    <ActionForm action={action} className="grid max-w-[640px] gap-5">
      <input type="hidden" name="id" value={connectionId} />
      <input type="hidden" name="survey" value={survey.id} />
      <Choices
        name="questions"
        legend="Open-ended questions"
        items={survey.questions.map(({ id, text }) => ({ id, words: text }))}
        areChosen
      />
      {survey.segments.length > 0 && (
        <Choices
          name="segments"
          legend="Fields to take along as segments"
          items={survey.segments.map(({ id, name }) => ({ id, words: name }))}
        />
      )}
      <div className="max-w-[240px]">
        <FormSelect name="schedule" label="Look for new answers" options={SCHEDULES} defaultValue="none" />
      </div>
      <Button type="submit" look="primary" size="large" className="justify-self-start">
        Import answers
      </Button>
    </ActionForm>
  );
}

type ChoicesProps = { name: string; legend: string; items: { id: string; words: string }[]; areChosen?: boolean };

function Choices({ name, legend, items, areChosen = false }: ChoicesProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="type-strong mb-1.5">{legend}</legend>
      {items.map(({ id, words }) => (
        <label key={id} className="flex min-h-7 items-baseline gap-2 py-1 coarse:min-h-11">
          <input type="checkbox" name={name} value={id} defaultChecked={areChosen} className="accent-accent" />
          <span className="wrap-anywhere">{words}</span>
        </label>
      ))}
      <FormIssue name={name} />
    </fieldset>
  );
}
