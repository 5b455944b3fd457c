/** What the stories know of the service that they run against. */
export type ServiceNotes = {
  origin: string;
  email: string;
  password: string;
  /** What the service has written to standard error. */
  logPath: string;
  /** The page of the example question, which the first start coded. */
  examplePath: string;
  /** The page of a question that belongs to another organization. */
  foreignPath: string;
};

const VARIABLE = "E2E_SERVICE_NOTES";

/** Hands the notes on to the processes that run the stories. */
export function keepServiceNotes(notes: ServiceNotes): void {
  process.env[VARIABLE] = JSON.stringify(notes);
}

export function serviceNotes(): ServiceNotes {
  return JSON.parse(process.env[VARIABLE] ?? "null");
}
