import { readFile } from "node:fs/promises";
import Papa from "papaparse";

/** The first answers of the example survey, as the API takes them. */
export async function readHotelAnswers(count: number): Promise<{ id: string; text: string }[]> {
  const file = await readFile(new URL("../../examples/hotel-stay.csv", import.meta.url), "utf8");
  const [, ...rows] = Papa.parse<string[]>(file.trim()).data;
  return rows.slice(0, count).map(([id = "", text = ""]) => ({ id, text }));
}
