import { readFile } from "node:fs/promises";
import { readTable } from "@/lib/tables/read-table";

const { categories } = JSON.parse(await readFile("examples/hotel-codebook.json", "utf8"));
const { columns, rows } = await readTable("hotel-stay.csv", await readFile("examples/hotel-stay.csv"));
const texts = rows.map((cells) => cells[columns.indexOf("answer")] ?? "").filter(Boolean);

/** The categories of the hotel's codebook, as a request gives them. */
export const hotelCategories = categories;

/** Answers of hotel guests. Of every hundred, `repeated` are equal to another one; the rest are distinct. */
export const hotelAnswers = (count: number, repeated = 0) =>
  Array.from({ length: count }, (_, index) => {
    const text = texts[index % texts.length];
    return { id: `r${index}`, text: index % 100 < repeated ? `${text}` : `${text} Room ${index}.` };
  });
