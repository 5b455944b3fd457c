import { z } from "zod";
import { type DataFolder, StartError } from "./data-folder";

const FILE = "first-run.json";
const schema = z.object({
  base_url: z.string(),
  api_key: z.string(),
  email: z.string(),
  password: z.string(),
  organization_id: z.string(),
});

/** The address of the service, and the first login and API key, as the first start prints them on a terminal. */
export type FirstRun = z.output<typeof schema>;

export const firstRunPath = (folder: DataFolder) => folder.file(FILE);
export const writeFirstRun = (folder: DataFolder, firstRun: FirstRun) => folder.writeJson(FILE, firstRun);

/** Reads the file that the first start wrote; null if it does not exist. */
export async function readFirstRun(folder: DataFolder): Promise<FirstRun | null> {
  const content = await folder.readJson(FILE);
  if (content === null) return null;
  const parsed = schema.safeParse(content);
  if (parsed.success) return parsed.data;
  throw new StartError(
    `${firstRunPath(folder)} is damaged. Remove it and start again: the data stays, only the login and key that it held are no longer written down.`,
  );
}
