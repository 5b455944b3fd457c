import { escapeXml } from "@/lib/tables/escape-xml";
import { FIGURE } from "./layout";
import type { Chart, Series } from "./slide";
import { CHART_NAMESPACES, DECLARATION, fill, line, NO_FILL, stroke } from "./xml";

/** The sheet of the chart's workbook: categories in column A, a series in each further column. */
export const DATA_SHEET = "Data";

const FORMAT = "0.0%";
const AXES = '<c:axId val="111111111"/><c:axId val="222222222"/>';
/** Points of type. */
const TYPE = { label: 10, axis: 11 };
/** Percentages of a bar's thickness between bars, by the number of series. */
const GAP = { one: 45, several: 60 };
/** With more lines than these, figures beside the points would cover each other. */
const MAX_LABELLED_LINES = 3;

/** A native chart with its figures, which refer to the workbook in the relationship `rId1`. */
export function chartXml(chart: Chart): string {
  const isLines = chart.type === "lines";
  const series = chart.series.map((one, index) => seriesXml(chart, one, index)).join("");
  const plot = isLines
    ? `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${series}<c:marker val="1"/>${AXES}</c:lineChart>`
    : `<c:barChart><c:barDir val="bar"/><c:grouping val="${chart.type === "stacked" ? "stacked" : "clustered"}"/><c:varyColors val="0"/>${series}<c:gapWidth val="${chart.series.length > 1 && chart.type === "bars" ? GAP.several : GAP.one}"/>${chart.type === "stacked" ? '<c:overlap val="100"/>' : ""}${AXES}</c:barChart>`;
  const legend =
    chart.series.length > 1
      ? `<c:legend><c:legendPos val="${isLines ? "r" : "t"}"/><c:overlay val="0"/>${typeXml(TYPE.axis, "tx1")}</c:legend>`
      : "";
  return `${DECLARATION}<c:chartSpace ${CHART_NAMESPACES}><c:date1904 val="0"/><c:roundedCorners val="0"/><c:chart><c:autoTitleDeleted val="1"/><c:plotArea>${layoutOf(chart)}${plot}${axes(chart)}</c:plotArea>${legend}<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart>${typeXml(TYPE.axis, "tx1")}<c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData></c:chartSpace>`;
}

/** Parts of a chart of bars: the room of its names, and that of its legend. */
const ROOM = { names: 0.28, figures: 0.06, legend: 0.5, rest: 0.1 };

/** Bars begin at one place on all slides, with room for long names at their left; a legend takes half an inch. */
function layoutOf(chart: Chart): string {
  if (chart.type === "lines") return "<c:layout/>";
  const top = (chart.series.length > 1 ? ROOM.legend : ROOM.rest) / chartHeight(chart);
  const box = { x: ROOM.names, y: top, w: 1 - ROOM.names - ROOM.figures, h: 1 - top - ROOM.rest / chartHeight(chart) };
  const values = Object.entries(box).map(([name, value]) => `<c:${name} val="${value.toFixed(4)}"/>`);
  return `<c:layout><c:manualLayout><c:layoutTarget val="inner"/><c:xMode val="edge"/><c:yMode val="edge"/>${values.join("")}</c:manualLayout></c:layout>`;
}

/** Inches of a bar with its gap, and of the rest of a chart. */
const BAR = { one: 0.4, several: 0.24, gap: 0.16 };

/** Charts of few bars take only a part of the slide, so that their bars are not as thick as beams. */
export function chartHeight({ type, categories, series }: Chart): number {
  if (type === "lines") return FIGURE.height;
  const row = type === "bars" && series.length > 1 ? series.length * BAR.several + BAR.gap : BAR.one;
  return Math.min(FIGURE.height, ROOM.legend + ROOM.rest + categories.length * row);
}

function axes({ type }: Chart): string {
  const isLines = type === "lines";
  const max = type === "stacked" ? '<c:max val="1"/>' : "";
  const category = `<c:catAx><c:axId val="111111111"/><c:scaling><c:orientation val="${isLines ? "minMax" : "maxMin"}"/></c:scaling><c:delete val="0"/><c:axPos val="${isLines ? "b" : "l"}"/><c:numFmt formatCode="General" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="low"/><c:spPr>${stroke("a:ln", "bg2")}</c:spPr>${typeXml(TYPE.axis, "tx1")}<c:crossAx val="222222222"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/>${isLines ? "" : '<c:tickLblSkip val="1"/>'}<c:noMultiLvlLbl val="1"/></c:catAx>`;
  const grid = isLines ? `<c:majorGridlines><c:spPr>${stroke("a:ln", "bg2", 0.5)}</c:spPr></c:majorGridlines>` : "";
  const value = `<c:valAx><c:axId val="222222222"/><c:scaling><c:orientation val="minMax"/>${max}<c:min val="0"/></c:scaling><c:delete val="${isLines ? 0 : 1}"/><c:axPos val="${isLines ? "l" : "b"}"/>${grid}<c:numFmt formatCode="0%" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="nextTo"/><c:spPr>${stroke("a:ln", null)}</c:spPr>${typeXml(TYPE.label, "tx2")}<c:crossAx val="111111111"/><c:crosses val="autoZero"/></c:valAx>`;
  return category + value;
}

function seriesXml(chart: Chart, { name, values, colour: given, points = [] }: Series, index: number): string {
  const { type, categories, series } = chart;
  const colour = given ?? `accent${(index % 6) + 1}`;
  const column = columnName(index + 2);
  const last = categories.length + 1;
  const isLines = type === "lines";
  const isLabelled = !isLines || series.length <= MAX_LABELLED_LINES;
  const look = isLines
    ? `<c:spPr>${stroke("a:ln", colour, 2.25)}</c:spPr>${marker(colour, "plain")}${points
        .map((point, at) => (point === "plain" ? "" : `<c:dPt><c:idx val="${at}"/>${marker(colour, point)}</c:dPt>`))
        .join("")}`
    : `<c:spPr>${fill(colour)}</c:spPr><c:invertIfNegative val="0"/>`;
  const caption = `<c:tx><c:strRef><c:f>${DATA_SHEET}!$${column}$1</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${line(name)}</c:v></c:pt></c:strCache></c:strRef></c:tx>`;
  const labels = isLabelled ? labelXml(type, colour) : `<c:dLbls><c:delete val="1"/></c:dLbls>`;
  const names = categories.map((text, at) => `<c:pt idx="${at}"><c:v>${line(text)}</c:v></c:pt>`).join("");
  const figures = values.map((value, at) => (value === null ? "" : `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`));
  const count = `<c:ptCount val="${categories.length}"/>`;
  return `<c:ser><c:idx val="${index}"/><c:order val="${index}"/>${caption}${look}${labels}<c:cat><c:strRef><c:f>${DATA_SHEET}!$A$2:$A$${last}</c:f><c:strCache>${count}${names}</c:strCache></c:strRef></c:cat><c:val><c:numRef><c:f>${DATA_SHEET}!$${column}$2:$${column}$${last}</c:f><c:numCache><c:formatCode>${FORMAT}</c:formatCode>${count}${figures.join("")}</c:numCache></c:numRef></c:val>${isLines ? '<c:smooth val="0"/>' : ""}</c:ser>`;
}

const PLACES = { bars: "outEnd", stacked: "ctr", lines: "t" };

/** Figures beside the bars; within a stack, only those that have room. */
const labelXml = (type: Chart["type"], colour: string): string =>
  `<c:dLbls><c:numFmt formatCode="${escapeXml(type === "stacked" ? '[>=0.05]0%;""' : FORMAT)}" sourceLinked="0"/><c:spPr>${NO_FILL}${stroke("a:ln", null)}</c:spPr>${typeXml(TYPE.label, type === "stacked" && isDark(colour) ? "bg1" : "tx1")}<c:dLblPos val="${PLACES[type]}"/><c:showLegendKey val="0"/><c:showVal val="1"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="0"/><c:showBubbleSize val="0"/></c:dLbls>`;

/** Whether white letters are easier to read on a colour of six hexadecimal digits than dark ones. */
const isDark = (colour: string): boolean => {
  const [red = 0, green = 0, blue = 0] = (colour.match(/../g) ?? []).map((part) => Number.parseInt(part, 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
};

const marker = (colour: string, point: "plain" | "hollow" | "diamond"): string =>
  `<c:marker><c:symbol val="${point === "diamond" ? "diamond" : "circle"}"/><c:size val="${point === "diamond" ? 9 : 7}"/><c:spPr>${fill(point === "hollow" ? "bg1" : colour)}${stroke("a:ln", colour, 1.5)}</c:spPr></c:marker>`;

const typeXml = (size: number, colour: string): string =>
  `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr><a:defRPr sz="${size * 100}">${fill(colour)}<a:latin typeface="+mn-lt"/></a:defRPr></a:pPr><a:endParaRPr/></a:p></c:txPr>`;

/** The name of a column by its number: A for 1. A chart has fewer than 27. */
const columnName = (number: number): string => String.fromCharCode(64 + number);
