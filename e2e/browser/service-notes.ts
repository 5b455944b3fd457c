/** What the specs know about the running service. */
export type ServiceNotes = {
  origin: string;
  email: string;
  password: string;
  /** Where the operator's commands find the service. */
  dataDir: string;
  /** The page of the example question, which the first start has coded. */
  examplePath: string;
  /** The page of another organization's question. */
  foreignPath: string;
};

const VARIABLE = "E2E_SERVICE_NOTES";

/** Hands the notes on to the processes that run the specs. */
export function keepServiceNotes(notes: ServiceNotes): void {
  process.env[VARIABLE] = JSON.stringify(notes);
}

export function serviceNotes(): ServiceNotes {
  return JSON.parse(process.env[VARIABLE] ?? "null");
}
