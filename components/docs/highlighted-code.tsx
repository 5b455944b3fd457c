import type { ReactNode } from "react";
import { parse, type TokenType } from "sugar-high/core";
import { lang, languages } from "sugar-high/lang";

type Colours = Partial<Record<TokenType, string>>;

/** Which colour of the stylesheet each kind of token gets. */
const COLOURS: Colours = {
  keyword: "code-keyword",
  string: "code-string",
  property: "code-property",
  class: "code-value",
  comment: "code-comment",
};

/** In shell commands, class names get no colour, because the tokenizer takes words in capitals for class names. */
const SHELL_COLOURS: Colours = { string: "code-string", comment: "code-comment" };

/** Code with its syntax highlighted. */
export function HighlightedCode({ code, language }: { code: string; language: string }) {
  const name = lang(language);
  const config = languages.find(({ id }) => id === name)?.config;
  if (!config) return code;
  const colours = name === "shell" ? SHELL_COLOURS : COLOURS;
  return parse(code, config).lines.map(({ index, tokens }) => (
    <span key={index}>
      {index > 0 && "\n"}
      {inRuns(tokens, colours).map(
        ({ colour, text, start }): ReactNode =>
          colour ? (
            <span key={start} className={colour}>
              {text}
            </span>
          ) : (
            text
          ),
      )}
    </span>
  ));
}

type Run = { colour: string | undefined; text: string; start: number };

/** Joins neighbouring tokens of one colour into one piece. */
function inRuns(tokens: readonly { type: TokenType; value: string }[], colours: Colours): Run[] {
  const runs: Run[] = [];
  let start = 0;
  for (const { type, value } of tokens) {
    const colour = colours[type];
    const last = runs.at(-1);
    if (last && (last.colour === colour || value.trim() === "")) last.text += value;
    else runs.push({ colour, text: value, start });
    start += value.length;
  }
  return runs;
}
