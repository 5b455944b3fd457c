/** What a form shows after it was sent. */
export type FormState = {
  failure?: string;
  /** Messages about single fields, by the field's name. */
  issues?: Record<string, string>;
  done?: string;
  /** What was entered, to fill the fields again. Never holds a password. */
  values?: Record<string, string>;
  /** A secret to show once, such as a new API key. */
  secret?: string;
};

export type FormAction = (before: FormState, form: FormData) => Promise<FormState>;
