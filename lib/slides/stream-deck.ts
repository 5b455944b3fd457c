import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { escapeXml } from "@/lib/tables/escape-xml";
import { streamWorkbook, type WorkbookCell } from "@/lib/tables/stream-workbook";
import { WORKBOOK_TYPE } from "@/lib/tables/workbook-type";
import { chartXml, DATA_SHEET } from "./chart-xml";
import { DECK_TYPE } from "./deck-type";
import { coverLayout, figureLayout, masterXml, notesMasterXml, PAGE } from "./layout";
import type { Chart, DeckStyle, Slide } from "./slide";
import { notesXml, slideXml } from "./slide-xml";
import { themeXml } from "./theme";
import { DECLARATION, inches, NAMESPACES, PACKAGE, relationships } from "./xml";

/**
 * Streams a PowerPoint presentation, slide by slide. Charts and tables are PowerPoint's own, with the figures of a
 * chart in a workbook within the file. Source: ECMA-376, Office Open XML, part 1, chapters 13 (PresentationML), 20 and
 * 21 (DrawingML).
 */
export function streamDeck(title: string, slides: readonly Slide[], style: DeckStyle): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  writeParts(zip, title, slides, style).catch((error) => output.destroy(error));
  return Readable.toWeb(output) as ReadableStream<Uint8Array>;
}

async function writeParts(zip: ZipFile, title: string, slides: readonly Slide[], style: DeckStyle): Promise<void> {
  const part = (path: string, xml: string) => zip.addBuffer(Buffer.from(xml), path);
  const { logo } = style;
  part("[Content_Types].xml", contentTypes(slides));
  part("_rels/.rels", ROOT);
  part("docProps/core.xml", coreProperties(title));
  part("ppt/presentation.xml", presentation(slides.length));
  part("ppt/_rels/presentation.xml.rels", presentationRelations(slides.length));
  part("ppt/tableStyles.xml", TABLE_STYLES);
  part("ppt/theme/theme1.xml", themeXml(style));
  part("ppt/theme/theme2.xml", themeXml(style));
  part("ppt/slideMasters/slideMaster1.xml", masterXml());
  part(
    "ppt/slideMasters/_rels/slideMaster1.xml.rels",
    relations([
      ["slideLayout", "../slideLayouts/slideLayout1.xml"],
      ["slideLayout", "../slideLayouts/slideLayout2.xml"],
      ["theme", "../theme/theme1.xml"],
    ]),
  );
  for (const [index, layout] of [coverLayout(logo), figureLayout(logo)].entries()) {
    part(`ppt/slideLayouts/slideLayout${index + 1}.xml`, layout);
    const targets: Target[] = [["slideMaster", "../slideMasters/slideMaster1.xml"]];
    if (logo) targets.push(["image", `../media/logo.${logo.type}`]);
    part(`ppt/slideLayouts/_rels/slideLayout${index + 1}.xml.rels`, relations(targets));
  }
  if (logo) zip.addBuffer(Buffer.from(logo.bytes), `ppt/media/logo.${logo.type}`, { compress: false });
  part("ppt/notesMasters/notesMaster1.xml", notesMasterXml());
  part("ppt/notesMasters/_rels/notesMaster1.xml.rels", relations([["theme", "../theme/theme2.xml"]]));
  for (const [index, slide] of slides.entries()) await writeSlide(zip, index + 1, slide);
  zip.end();
}

async function writeSlide(zip: ZipFile, number: number, slide: Slide): Promise<void> {
  const part = (path: string, xml: string) => zip.addBuffer(Buffer.from(xml), path);
  const chart = chartOf(slide);
  part(`ppt/slides/slide${number}.xml`, slideXml(slide));
  const targets: Target[] = [
    ["slideLayout", `../slideLayouts/slideLayout${slide.kind === "cover" ? 1 : 2}.xml`],
    ["notesSlide", `../notesSlides/notesSlide${number}.xml`],
  ];
  if (chart) targets.push(["chart", `../charts/chart${number}.xml`]);
  part(`ppt/slides/_rels/slide${number}.xml.rels`, relations(targets));
  part(`ppt/notesSlides/notesSlide${number}.xml`, notesXml(slide));
  part(
    `ppt/notesSlides/_rels/notesSlide${number}.xml.rels`,
    relations([
      ["notesMaster", "../notesMasters/notesMaster1.xml"],
      ["slide", `../slides/slide${number}.xml`],
    ]),
  );
  if (!chart) return;
  part(`ppt/charts/chart${number}.xml`, chartXml(chart));
  part(`ppt/charts/_rels/chart${number}.xml.rels`, relations([["package", `../embeddings/chart${number}.xlsx`]]));
  zip.addBuffer(await workbookOf(chart), `ppt/embeddings/chart${number}.xlsx`, { compress: false });
}

const chartOf = ({ figure }: Slide): Chart | null => (figure && figure.type !== "table" ? figure : null);

/** The workbook that PowerPoint opens at "Edit data". */
async function workbookOf({ categories, series }: Chart): Promise<Buffer> {
  const rows: WorkbookCell[][] = [
    [null, ...series.map(({ name }) => name)],
    ...categories.map((category, at) => [category, ...series.map(({ values }) => ({ percent: values[at] ?? null }))]),
  ];
  const workbook = streamWorkbook([{ name: DATA_SHEET, widths: [36], rows }]);
  return Buffer.from(await new Response(workbook).arrayBuffer());
}

type Target = [type: string, target: string];

/** Relationships `rId1`, `rId2` … in this order. */
const relations = (targets: readonly Target[]): string =>
  relationships(targets.map(([type, target], index) => ({ id: `rId${index + 1}`, type, target })));

const ROOT = relationships([
  { id: "rId1", type: "officeDocument", target: "ppt/presentation.xml" },
  { id: "rId2", type: `${PACKAGE}/relationships/metadata/core-properties`, target: "docProps/core.xml" },
]);

/** Names the style that tables of PowerPoint's own get. */
const TABLE_STYLES = `${DECLARATION}<a:tblStyleLst ${NAMESPACES} def="{5C22544A-7EE6-4342-B048-85BDC9FD1C3A}"/>`;

const coreProperties = (title: string): string => {
  const now = new Date().toISOString();
  const date = (name: string) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${now}</dcterms:${name}>`;
  return `${DECLARATION}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><dc:title>${escapeXml(title)}</dc:title>${date("created")}${date("modified")}</cp:coreProperties>`;
};

const presentation = (slides: number): string => {
  const ids = Array.from({ length: slides }, (_, index) => `<p:sldId id="${256 + index}" r:id="rId${index + 3}"/>`);
  return `${DECLARATION}<p:presentation ${NAMESPACES} saveSubsetFonts="1"><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rId1"/></p:sldMasterIdLst><p:notesMasterIdLst><p:notesMasterId r:id="rId2"/></p:notesMasterIdLst><p:sldIdLst>${ids.join("")}</p:sldIdLst><p:sldSz cx="${inches(PAGE.width)}" cy="${inches(PAGE.height)}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`;
};

const presentationRelations = (slides: number): string =>
  relationships([
    { id: "rId1", type: "slideMaster", target: "slideMasters/slideMaster1.xml" },
    { id: "rId2", type: "notesMaster", target: "notesMasters/notesMaster1.xml" },
    ...Array.from({ length: slides }, (_, index) => ({
      ...{ id: `rId${index + 3}`, type: "slide", target: `slides/slide${index + 1}.xml` },
    })),
    { id: `rId${slides + 3}`, type: "theme", target: "theme/theme1.xml" },
    { id: `rId${slides + 4}`, type: "tableStyles", target: "tableStyles.xml" },
  ]);

function contentTypes(slides: readonly Slide[]): string {
  const office = "application/vnd.openxmlformats-officedocument";
  const override = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${type}"/>`;
  const ofDeck = (path: string, type: string) => override(`ppt/${path}`, `${office}.presentationml.${type}+xml`);
  const each = slides.flatMap((slide, index) => [
    ofDeck(`slides/slide${index + 1}.xml`, "slide"),
    ofDeck(`notesSlides/notesSlide${index + 1}.xml`, "notesSlide"),
    ...(chartOf(slide) ? [override(`ppt/charts/chart${index + 1}.xml`, `${office}.drawingml.chart+xml`)] : []),
  ]);
  const types = [
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    '<Default Extension="png" ContentType="image/png"/>',
    '<Default Extension="jpeg" ContentType="image/jpeg"/>',
    `<Default Extension="xlsx" ContentType="${WORKBOOK_TYPE}"/>`,
    override("ppt/presentation.xml", `${DECK_TYPE}.main+xml`),
    override("docProps/core.xml", "application/vnd.openxmlformats-package.core-properties+xml"),
    ofDeck("tableStyles.xml", "tableStyles"),
    override("ppt/theme/theme1.xml", `${office}.theme+xml`),
    override("ppt/theme/theme2.xml", `${office}.theme+xml`),
    ofDeck("slideMasters/slideMaster1.xml", "slideMaster"),
    ofDeck("slideLayouts/slideLayout1.xml", "slideLayout"),
    ofDeck("slideLayouts/slideLayout2.xml", "slideLayout"),
    ofDeck("notesMasters/notesMaster1.xml", "notesMaster"),
    ...each,
  ];
  return `${DECLARATION}<Types xmlns="${PACKAGE}/content-types">${types.join("")}</Types>`;
}
