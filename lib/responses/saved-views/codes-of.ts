import type { StoredFilter } from "@/db/schema/saved-views";
import type { NamedCode } from "../find-codes";

/** The codes that a filter names, field by field, each with its path in the request. */
export function codesOf({ code, any_of, all_of, none_of }: StoredFilter, path: string): NamedCode[] {
  const lists = Object.entries({ any_of, all_of, none_of });
  return [
    ...(code === undefined ? [] : [{ path: `${path}.code`, name: code }]),
    ...lists.flatMap(([field, names = []]) =>
      names.map((name, index) => ({ path: `${path}.${field}[${index}]`, name })),
    ),
  ];
}
