import { escapeXml } from "@/lib/tables/escape-xml";
import type { DeckStyle } from "./slide";
import { DECLARATION } from "./xml";

/** Text, its quieter shade, paper and hairlines. */
const NEUTRAL = { text: "201E1A", quiet: "6B6760", paper: "FFFFFF", line: "DEDCD7" };

/** The colours and fonts that "Design" in PowerPoint shows, so that new shapes have them too. */
export function themeXml({ colours, font }: Pick<DeckStyle, "colours" | "font">): string {
  const rgb = (name: string, colour: string) => `<a:${name}><a:srgbClr val="${colour.toUpperCase()}"/></a:${name}>`;
  const accents = colours.slice(0, 6).map((colour, index) => rgb(`accent${index + 1}`, colour));
  const face = `<a:latin typeface="${escapeXml(font)}"/><a:ea typeface=""/><a:cs typeface=""/>`;
  const solid = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
  const effect = "<a:effectStyle><a:effectLst/></a:effectStyle>";
  const line = `<a:ln w="9525">${solid}<a:prstDash val="solid"/></a:ln>`;
  return `${DECLARATION}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="Report"><a:themeElements><a:clrScheme name="Report">${[
    rgb("dk1", NEUTRAL.text),
    rgb("lt1", NEUTRAL.paper),
    rgb("dk2", NEUTRAL.quiet),
    rgb("lt2", NEUTRAL.line),
    ...accents,
    rgb("hlink", colours[0] ?? NEUTRAL.text),
    rgb("folHlink", NEUTRAL.quiet),
  ].join(
    "",
  )}</a:clrScheme><a:fontScheme name="Report"><a:majorFont>${face}</a:majorFont><a:minorFont>${face}</a:minorFont></a:fontScheme><a:fmtScheme name="Report"><a:fillStyleLst>${solid.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${solid.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements></a:theme>`;
}
