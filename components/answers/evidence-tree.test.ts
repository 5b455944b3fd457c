import { describe, expect, it } from "vitest";
import { evidenceTree, type Piece } from "./evidence-tree";

type Mention = { name: string; evidence: string | null };

const mention = (name: string, evidence: string | null): Mention => ({ name, evidence });
const show = (pieces: Piece<Mention>[]): string =>
  pieces.map((piece) => (typeof piece === "string" ? piece : `${piece.mention.name}[${show(piece.inside)}]`)).join("");

describe("evidence in an answer", () => {
  const text = "Lovely staff, cold room. Lovely view.";

  it.each([
    ["no code", [], text],
    [
      "two passages",
      [mention("S", "Lovely staff"), mention("R", "cold room")],
      "S[Lovely staff], R[cold room]. Lovely view.",
    ],
    [
      "codes in another order",
      [mention("R", "cold room"), mention("S", "Lovely staff")],
      "S[Lovely staff], R[cold room]. Lovely view.",
    ],
    [
      "one within another",
      [mention("A", "Lovely staff, cold"), mention("B", "staff")],
      "A[Lovely B[staff], cold] room. Lovely view.",
    ],
    [
      "a partial overlap",
      [mention("A", "Lovely staff, cold"), mention("B", "cold room")],
      "A[Lovely staff, B[cold]]B[ room]. Lovely view.",
    ],
    [
      "the same passage twice",
      [mention("A", "cold room"), mention("B", "cold room")],
      "Lovely staff, A[B[cold room]]. Lovely view.",
    ],
    ["the whole answer", [mention("A", text)], `A[${text}]`],
    [
      "nothing where the evidence is absent, null or empty",
      [mention("A", "warm room"), mention("B", null), mention("C", "")],
      text,
    ],
  ])("marks %s", (_, mentions, shown) => {
    expect(show(evidenceTree(text, mentions))).toBe(shown);
  });

  it("never changes the text, however the passages overlap", () => {
    const plain = (pieces: Piece<Mention>[]): string =>
      pieces.map((piece) => (typeof piece === "string" ? piece : plain(piece.inside))).join("");
    for (let seed = 0; seed < 300; seed += 1) {
      const mentions = Array.from({ length: seed % 6 }, (_, place) => {
        const start = (seed * 7 + place * 11) % text.length;
        return mention(String(place), text.slice(start, start + 1 + ((seed * 3 + place * 5) % 14)));
      });
      expect(plain(evidenceTree(text, mentions))).toBe(text);
    }
  });
});
