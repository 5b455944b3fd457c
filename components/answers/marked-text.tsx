import type { AnswerMention } from "@/lib/responses/list-answers";
import { classNames } from "../ui/class-names";
import { evidenceTree, type Piece } from "./evidence-tree";

/** The text of an answer with the evidence of its codes marked in the colours of their categories. */
export function MarkedText({ text, mentions }: { text: string; mentions: readonly AnswerMention[] }) {
  return <Pieces pieces={evidenceTree(text, mentions)} />;
}

function Pieces({ pieces }: { pieces: Piece<AnswerMention>[] }) {
  let position = 0;
  return pieces.map((piece) => {
    position += 1;
    if (typeof piece === "string") return piece;
    const { colour, confidence, name } = piece.mention;
    return (
      <mark
        key={position}
        title={name}
        className={classNames("evidence", `cat-${colour}`, confidence === "low" && "evidence-low")}
      >
        <Pieces pieces={piece.inside} />
      </mark>
    );
  });
}
