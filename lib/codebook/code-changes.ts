import type { CodeChange } from "@/db/schema/terms";
import type { Codebook } from "./codebook";

/** Names a change of each code, in the codebook's order. Codes that it lacks are left out. */
export function shownChanges(
  categories: readonly {
    name: string;
    codes: readonly Pick<Codebook[number]["codes"][number], "id" | "name" | "codeNumber">[];
  }[],
  changes: readonly CodeChange[],
) {
  const byId = new Map(changes.map((change) => [change.codeId, change]));
  return categories.flatMap(({ name: category, codes }) =>
    codes.flatMap(({ id, name, codeNumber }) => {
      const change = byId.get(id);
      if (!change) return [];
      const { before, after, movedIn, movedOut, reviewed } = change;
      return {
        ...{ code_id: id, code_number: codeNumber, name, category, before, after },
        ...{ moved_in: movedIn, moved_out: movedOut, reviewed, flagged: isDoubtful(change) },
      };
    }),
  );
}

/** Whether a code has more than doubled or halved although no person has given it to an answer. */
const isDoubtful = ({ before, after, reviewed }: CodeChange): boolean =>
  reviewed === 0 && before > 0 && (after > 2 * before || 2 * after < before);
