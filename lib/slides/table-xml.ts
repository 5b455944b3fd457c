import type { SlideTable, TableCell } from "./slide";
import { rowHeight, TABLE } from "./table-pages";
import { type Box, GRAPHICS, inches, NO_FILL, paragraph, run, stroke, transform } from "./xml";

/** A native table, whose rows have hairlines between them and no other lines. */
export function tableFrame(id: number, { widths, headRows, rows, description }: SlideTable, at: Pick<Box, "x" | "y">) {
  const box = {
    ...at,
    width: widths.reduce((sum, width) => sum + width, 0),
    height: rows.reduce((sum, row) => sum + rowHeight(row, widths), 0),
  };
  const grid = widths.map((width) => `<a:gridCol w="${inches(width)}"/>`).join("");
  const lines = rows.map((row, index) => {
    const isHead = index < headRows;
    const edge = index === headRows - 1 ? "accent1" : isHead ? null : "bg2";
    return `<a:tr h="${inches(rowHeight(row, widths))}">${row.map((cell) => cellXml(cell, { isHead, edge })).join("")}</a:tr>`;
  });
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${id}" name="Table" descr="${description}"/><p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>${transform("p:xfrm", box)}<a:graphic><a:graphicData uri="${GRAPHICS.table}"><a:tbl><a:tblPr firstRow="1" firstCol="1"/><a:tblGrid>${grid}</a:tblGrid>${lines.join("")}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
}

function cellXml(cell: TableCell, { isHead, edge }: { isHead: boolean; edge: string | null }): string {
  const { text, marks = "", isBold = false, isQuiet = false, isText = false, span = 1, level = 0 } = cell;
  const type = { size: TABLE.type, colour: isQuiet ? "tx2" : "tx1" };
  const runs = run(text, { ...type, isBold }) + run(marks === "" ? "" : ` ${marks}`, { ...type, isBold: true });
  const content = paragraph(runs, text, span > 1 ? "ctr" : isText ? "l" : "r", level * TABLE.step);
  const frame = ["L", "R", "T"].map((side) => stroke(`a:ln${side}`, null)).join("");
  const bottom = stroke("a:lnB", edge, isHead ? 1 : 0.5);
  const margins = `marL="45720" marR="45720" marT="18288" marB="18288" anchor="${isHead ? "b" : "ctr"}"`;
  const body = `<a:txBody><a:bodyPr/><a:lstStyle/>${content}</a:txBody>`;
  const properties = `<a:tcPr ${margins}>${frame}${span > 1 ? stroke("a:lnB", "bg2", 0.5) : bottom}${NO_FILL}</a:tcPr>`;
  const covered = `<a:tc hMerge="1"><a:txBody><a:bodyPr/><a:lstStyle/><a:p/></a:txBody><a:tcPr/></a:tc>`;
  return `<a:tc${span > 1 ? ` gridSpan="${span}"` : ""}>${body}${properties}</a:tc>${covered.repeat(span - 1)}`;
}
