import { expect, test } from "vitest";
import { withoutMasks } from "./text-phrases";

test.each(["[NAME]", "[NAME_1]", "[PERSON 2]", "NAME_1]"])(
  "no mask of personal data is a word of the answer: %s",
  (mask) => {
    expect(withoutMasks(`we met ${mask} there`)).toBe("we met , there");
  },
);
