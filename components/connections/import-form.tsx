import type { ImportSchedule } from "@/db/schema/terms";
import type { SurveyDescription } from "@/lib/connections/survey-provider";
import { ActionForm, FormChecks, FormSelect } from "../forms/action-form";
import type { FormAction } from "../forms/form-state";
import { Button } from "../ui/button";

const SCHEDULES: { value: ImportSchedule; words: string }[] = [
  { value: "none", words: "Only now" },
  { value: "hourly", words: "Every hour" },
  { value: "daily", words: "Every day" },
];

type ImportFormProps = { connectionId: string; survey: SurveyDescription; action: FormAction };

/** Asks which questions of a survey to import, which of its fields to keep as segments, and how often to look again. */
export function ImportForm({ connectionId, survey, action }: ImportFormProps) {
  if (survey.questions.length === 0) {
    return <p className="text-ink-2">This survey has no open-ended questions, and so nothing to code.</p>;
  }
  return (
    <ActionForm action={action} className="grid max-w-[640px] gap-5" hidden={{ id: connectionId, survey: survey.id }}>
      <FormChecks
        name="questions"
        legend="Open-ended questions"
        options={survey.questions.map(({ id, text }) => ({ value: id, words: text, isUsual: true }))}
      />
      {survey.segments.length > 0 && (
        <FormChecks
          name="segments"
          legend="Fields to take along as segments"
          options={survey.segments.map(({ id, name }) => ({ value: id, words: name, isUsual: false }))}
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
