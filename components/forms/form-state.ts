/** What a form shows after it was sent: what went wrong and where, or what was done. */
export type FormState = {
  failure?: string;
  /** What to mend, by the name of the field. */
  issues?: Record<string, string>;
  done?: string;
  /** What was entered, so that it need not be entered again. Never a password. */
  values?: Record<string, string>;
  /** Shown this once. */
  secret?: string;
};

export type FormAction = (before: FormState, form: FormData) => Promise<FormState>;
