"use client";

import type { Sentiment } from "@/db/schema/terms";
import type { CodeLine } from "@/lib/analytics/read-codes";
import { usePaletteAction } from "../palette/palette-actions";
import { Button } from "../ui/button";
import { ChosenBar } from "../ui/chosen-bar";
import { counted, whole } from "../ui/figures";
import { Icon } from "../ui/icon";
import { Kbd } from "../ui/kbd";
import { Menu, MenuItem } from "../ui/menu";
import { SENTIMENT_ORDER } from "../ui/sentiment-sign";
import type { CodeChange } from "./code-dialog";
import { useCodebookPage } from "./codebook-context";
import { deleteCodes, ignoreShownFailure } from "./delete-rows";
import type { Edits } from "./queries";

type SelectionBarProps = { chosen: CodeLine[]; onAsk: (change: CodeChange) => void; onClear: () => void };

/** The changes to make to the chosen codes. */
export function SelectionBar({ chosen, onAsk, onClear }: SelectionBarProps) {
  const { editor, withSentiment } = useCodebookPage();
  const setSentiment = (sentiment: Sentiment) => {
    const edits = chosen.map(({ id }) => ({ act: ({ updateCode }: Edits) => updateCode(id, { sentiment }) }));
    void editor.editAll(edits, `${counted(chosen.length, "code")} made ${sentiment}`).catch(ignoreShownFailure);
  };
  usePaletteAction("Merge the chosen codes", "merge", chosen.length > 1 ? () => onAsk("merge") : null);
  const mentions = chosen.reduce((sum, { answers }) => sum + answers, 0);
  return (
    <ChosenBar
      label="Chosen codes"
      chosen={counted(chosen.length, "code")}
      detail={`${whole(mentions)} mentions`}
      onClear={onClear}
    >
      {chosen.length > 1 && (
        <Button type="button" look="primary" onClick={() => onAsk("merge")}>
          <Icon name="merge" /> Merge <Kbd>M</Kbd>
        </Button>
      )}
      <Button type="button" onClick={() => onAsk("move")}>
        Move <Kbd>V</Kbd>
      </Button>
      {withSentiment && (
        <Menu trigger={<Button type="button">Sentiment</Button>} side="top">
          {SENTIMENT_ORDER.map((sentiment) => (
            <MenuItem key={sentiment} onSelect={() => setSentiment(sentiment)}>
              {sentiment}
            </MenuItem>
          ))}
        </Menu>
      )}
      <Button
        type="button"
        className="text-danger-ink!"
        onClick={() => {
          onClear();
          deleteCodes(editor, chosen);
        }}
      >
        <Icon name="delete" /> Delete
      </Button>
    </ChosenBar>
  );
}
