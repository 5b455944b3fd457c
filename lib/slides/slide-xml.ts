import { cutTo, widthInEms } from "@/lib/charts/svg";
import { escapeXml } from "@/lib/tables/escape-xml";
import { chartHeight } from "./chart-xml";
import { FIGURE, PLACE_IDS, shape, slidePicture, TITLE_PLACE, tree } from "./layout";
import type { Chart, Slide } from "./slide";
import { tableFrame } from "./table-xml";
import { DECLARATION, GRAPHICS, NAMESPACES, paragraph, run, transform } from "./xml";

/** A slide; its chart is the relationship `rId3`. */
export function slideXml(slide: Slide): string {
  return `${DECLARATION}<p:sld ${NAMESPACES}>${tree(slide.kind === "cover" ? coverShapes(slide) : figureShapes(slide))}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;
}

const coverShapes = ({ title, lines, foot }: Slide): string =>
  shape({ id: 2, name: "Title", placeholder: 'type="ctrTitle"' }, body([title])) +
  shape({ id: 3, name: "Lines", placeholder: 'type="subTitle" idx="1"' }, body([...lines, ...(foot ? [foot] : [])]));

function figureShapes({ title, lines, figure, foot }: Slide): string {
  const place = (idx: number) => `type="body" sz="quarter" idx="${idx}"`;
  return [
    shape({ id: 2, name: "Title", placeholder: 'type="title"' }, titleBody(title)),
    shape({ id: 3, name: "Lines", placeholder: place(PLACE_IDS.lines) }, body(lines)),
    figure === undefined ? "" : figure.type === "table" ? tableOf(figure) : chartFrame(figure),
    shape({ id: 4, name: "Foot", placeholder: place(PLACE_IDS.foot) }, body([foot])),
    shape(
      { id: 5, name: "Number", placeholder: `type="sldNum" sz="quarter" idx="${PLACE_IDS.number}"` },
      '<a:bodyPr/><a:lstStyle/><a:p><a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr/><a:t>‹#›</a:t></a:fld></a:p>',
    ),
  ].join("");
}

const tableOf = (table: Extract<NonNullable<Slide["figure"]>, { type: "table" }>): string =>
  tableFrame(6, { ...table, description: escapeXml(table.description) }, FIGURE);

const chartFrame = (chart: Chart): string =>
  `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="6" name="Chart" descr="${escapeXml(chart.description)}"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr>${transform("p:xfrm", { ...FIGURE, height: chartHeight(chart) })}<a:graphic><a:graphicData uri="${GRAPHICS.chart}"><c:chart xmlns:c="${GRAPHICS.chart}" r:id="rId3"/></a:graphicData></a:graphic></p:graphicFrame>`;

const body = (texts: readonly string[], size?: number): string =>
  `<a:bodyPr><a:normAutofit/></a:bodyPr><a:lstStyle/>${(texts.length > 0 ? texts : [""]).map((text) => paragraph(run(text, { size }), text)).join("")}`;

/** Points of type: a title that is too long for one line is smaller, on two; a longer one is cut. */
const TITLE = { one: 24, two: 15 };

function titleBody(title: string): string {
  const points = TITLE_PLACE.width * 72;
  if (widthInEms(title) * TITLE.one <= points) return body([title]);
  return body([cutTo(1.8 * points, TITLE.two, title)], TITLE.two);
}

/** The notes of a slide. */
export const notesXml = ({ notes }: Slide): string =>
  `${DECLARATION}<p:notes ${NAMESPACES}>${tree(
    slidePicture(2) + shape({ id: 3, name: "Notes", placeholder: 'type="body" idx="1"' }, body(notes)),
  )}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>`;
