import { AppError } from "@/lib/errors/app-error";
import type { Category, Code, Codebook } from "./codebook";

/** The category with this id; throws NOT_FOUND if the codebook has none. */
export function requireCategory(codebook: Codebook, categoryId: string): Category {
  const category = codebook.find(({ id }) => id === categoryId);
  if (!category) throw new AppError("NOT_FOUND", "This category does not exist in this codebook.");
  return category;
}

/** The code with this id and its category; throws NOT_FOUND if the codebook has none. */
export function requireCode(codebook: Codebook, codeId: string): { category: Category; code: Code } {
  for (const category of codebook) {
    const code = category.codes.find(({ id }) => id === codeId);
    if (code) return { category, code };
  }
  throw new AppError("NOT_FOUND", "This code does not exist in this codebook.");
}

/** `items` with `item` inserted at `position`, by default at the end. */
export function placed<Item>(items: readonly Item[], item: Item, position = items.length): Item[] {
  return items.toSpliced(position, 0, item);
}

/** The codebook with new codes in each category: those that `change` returns for the category. */
export const mapCodes = (codebook: Codebook, change: (category: Category) => Code[]): Codebook =>
  codebook.map((category) => ({ ...category, codes: change(category) }));
