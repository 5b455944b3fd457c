import type { Db } from "@/db/client";
import type { StoredFilter, ViewDefinition } from "@/db/schema/saved-views";
import { invalidInput } from "@/lib/errors/app-error";
import type { QuestionScope } from "@/lib/questions/find-question";
import { type FoundCode, findCategory, findCodes, type NamedCode } from "../find-codes";
import { reviewerOf } from "../is-decided-by";

/**
 * The filter as views and tables keep it: with its codes and category by id, so that they are found again after they
 * were renamed, and with their present names. `path` leads to the filter in the request. Throws VALIDATION_ERROR for a
 * code or category that the question lacks, and for a name that several codes have.
 */
export async function resolveFilter(
  db: Db,
  scope: QuestionScope,
  filter: StoredFilter,
  path: string,
): Promise<ViewDefinition> {
  const named = codesOf(filter, path);
  const found = named.length > 0 ? await findCodes(db, scope, named) : [];
  const codes = found.map(([first, ...others], index): FoundCode => {
    if (first && others.length === 0) return first;
    throw invalidInput([{ path: named[index]?.path ?? path, message: "names several codes; give the id of one" }]);
  });
  const ids = new Map(named.map(({ name }, index) => [name, codes[index]?.id]));
  const category = filter.category === undefined ? undefined : await findCategory(db, scope, filter.category);
  return {
    filter: {
      ...withCodes(filter, (name) => ids.get(name) ?? name),
      ...(category && { category: category.id }),
      ...(filter.reviewer !== undefined && { reviewer: reviewerOf(filter.reviewer) }),
    },
    codes: [...new Map(codes.map((one) => [one.id, one])).values()],
    ...(category && { category }),
  };
}

/** The filter with what it says of each code replaced. */
export function withCodes(filter: StoredFilter, replaced: (code: string) => string): StoredFilter {
  const { code, any_of, all_of, none_of } = filter;
  return {
    ...filter,
    ...(code !== undefined && { code: replaced(code) }),
    ...(any_of && { any_of: any_of.map(replaced) }),
    ...(all_of && { all_of: all_of.map(replaced) }),
    ...(none_of && { none_of: none_of.map(replaced) }),
  };
}

/** The codes that a filter names, field by field, each with its path in the request. */
function codesOf({ code, any_of, all_of, none_of }: StoredFilter, path: string): NamedCode[] {
  const lists = Object.entries({ any_of, all_of, none_of });
  return [
    ...(code === undefined ? [] : [{ path: `${path}.code`, name: code }]),
    ...lists.flatMap(([field, names = []]) =>
      names.map((name, index) => ({ path: `${path}.${field}[${index}]`, name })),
    ),
  ];
}
