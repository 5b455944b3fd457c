import { marked, type Token, type Tokens } from "marked";
import Link from "next/link";
import type { ReactNode } from "react";
import { headingId, plainText } from "@/lib/docs/headings";
import { AnchorHeading } from "./anchor-heading";
import { Code } from "./code";
import { CodeTabs } from "./code-tabs";

/** Renders Markdown. Code blocks that follow one another become the tabs of one sample. */
export function Prose({ children }: { children: string }) {
  return <div className="prose">{inSamples(marked.lexer(children)).map(block)}</div>;
}

/** Renders Markdown of one paragraph, without a paragraph around it. */
export function InlineProse({ children }: { children: string }) {
  return inline(marked.Lexer.lexInline(children));
}

type Block = Token | { type: "samples"; samples: Tokens.Code[] };

function inSamples(tokens: Token[]): Block[] {
  const blocks: Block[] = [];
  for (const token of tokens.filter(({ type }) => type !== "space")) {
    const last = blocks.at(-1);
    if (token.type !== "code") blocks.push(token);
    else if (last?.type === "samples" && "samples" in last) last.samples.push(token as Tokens.Code);
    else blocks.push({ type: "samples", samples: [token as Tokens.Code] });
  }
  return blocks;
}

function block(token: Block, index: number): ReactNode {
  switch (token.type) {
    case "samples": {
      const samples = (token as { samples: Tokens.Code[] }).samples;
      return <CodeTabs key={index} samples={samples.map(({ text, lang = "" }) => ({ code: text, language: lang }))} />;
    }
    case "heading": {
      const { depth, text, tokens } = token as Tokens.Heading;
      return (
        <AnchorHeading key={index} id={headingId(plainText(text))} level={depth === 2 ? "h2" : "h3"}>
          {inline(tokens)}
        </AnchorHeading>
      );
    }
    case "paragraph":
      return <p key={index}>{inline((token as Tokens.Paragraph).tokens)}</p>;
    case "blockquote":
      return <blockquote key={index}>{(token as Tokens.Blockquote).tokens.map(block)}</blockquote>;
    case "list": {
      const { ordered, items } = token as Tokens.List;
      const List = ordered ? "ol" : "ul";
      return (
        <List key={index}>
          {items.map((item) => (
            <li key={item.raw}>{item.tokens.map(block)}</li>
          ))}
        </List>
      );
    }
    case "table":
      return <Table key={index} {...(token as Tokens.Table)} />;
    case "text":
      return inline((token as Tokens.Text).tokens ?? [token as Tokens.Text]);
    default:
      throw new Error(`Prose does not know the Markdown of ${token.type}.`);
  }
}

function Table({ header, rows }: Tokens.Table) {
  return (
    <section
      className="table-scroll"
      aria-label={header.map(({ text }) => plainText(text)).join(", ")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {header.map((cell) => (
              <th key={cell.text} scope="col">
                {inline(cell.tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.map(({ text }) => text).join("|")}>
              {row.map((cell, column) => (
                <td key={header[column]?.text}>{inline(cell.tokens)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function inline(tokens: Token[]): ReactNode[] {
  return tokens.map((token, index) => {
    const key = `${index} ${token.raw}`;
    switch (token.type) {
      case "codespan":
        return <Code key={key}>{(token as Tokens.Codespan).text}</Code>;
      case "strong":
        return <strong key={key}>{inline((token as Tokens.Strong).tokens)}</strong>;
      case "em":
        return <em key={key}>{inline((token as Tokens.Em).tokens)}</em>;
      case "link":
        return <ProseLink key={key} {...(token as Tokens.Link)} />;
      default:
        return (token as Tokens.Text).text;
    }
  });
}

function ProseLink({ href, tokens }: Tokens.Link) {
  const isPage = href.startsWith("/docs") || href === "/";
  return isPage ? <Link href={href}>{inline(tokens)}</Link> : <a href={href}>{inline(tokens)}</a>;
}
