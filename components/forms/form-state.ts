/** The state of a form after it was sent. */
export type FormState = {
  failure?: string;
  /** Messages about single fields, by the field's name. */
  issues?: Record<string, string>;
  done?: string;
  /** What the form found out, as a table below its message. */
  table?: { caption: string; head: string[]; rows: string[][] };
  /**
   * The entered values, to fill the fields again: several values of one name on separate lines. Never contains a
   * password.
   */
  values?: Record<string, string>;
  /** A secret to show once, such as a new API key. */
  secret?: string;
};

export type FormAction = (before: FormState, form: FormData) => Promise<FormState>;

/** The values of a name that may have several. */
export const severalOf = (values: Record<string, string>, name: string): string[] =>
  (values[name] ?? "").split("\n").filter(Boolean);
