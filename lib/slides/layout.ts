import type { Logo } from "./slide";
import { type Box, DECLARATION, fill, NAMESPACES, NO_FILL, run, stroke, transform } from "./xml";

/** A slide of 16 to 9, and the places on it, in inches. */
export const PAGE = { width: 13.333, height: 7.5 };
const LEFT = 0.5;
const WIDTH = PAGE.width - 2 * LEFT;
export const FIGURE: Box = { x: LEFT, y: 1.42, width: WIDTH, height: 5.1 };
export const TITLE_PLACE: Box = { x: LEFT, y: 0.3, width: WIDTH - 1.9, height: 0.55 };
const PLACES = {
  coverTitle: { x: 0.9, y: 2.3, width: 11.4, height: 1.5 },
  coverLines: { x: 0.9, y: 3.95, width: 11.4, height: 2.2 },
  coverLogo: { x: 0.9, y: 0.7, width: 3, height: 0.9 },
  title: TITLE_PLACE,
  lines: { x: LEFT, y: 0.85, width: WIDTH - 1.9, height: 0.5 },
  foot: { x: LEFT, y: 6.62, width: WIDTH - 0.9, height: 0.68 },
  number: { x: PAGE.width - 1.2, y: 6.98, width: 0.7, height: 0.3 },
  logo: { x: PAGE.width - LEFT - 1.7, y: 0.3, width: 1.7, height: 0.6 },
};

/** The numbers by which a slide's texts name their places on its layout. */
export const PLACE_IDS = { lines: 13, foot: 14, number: 12 };

const SHAPE_TREE =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';
export const tree = (shapes: string): string => `<p:cSld><p:spTree>${SHAPE_TREE}${shapes}</p:spTree></p:cSld>`;
export const named = (name: string, shapes: string): string =>
  `<p:cSld name="${name}"><p:spTree>${SHAPE_TREE}${shapes}</p:spTree></p:cSld>`;

type Place = { id: number; name: string; placeholder: string };

/** A text in a place of the layout, or that place itself; `body` is the content of its `p:txBody`. */
export const shape = ({ id, name, placeholder }: Place, body: string, properties = ""): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr><p:ph ${placeholder}/></p:nvPr></p:nvSpPr><p:spPr>${properties}</p:spPr><p:txBody>${body}</p:txBody></p:sp>`;

type Look = { size: number; anchor: "t" | "ctr" | "b"; colour?: string; isBold?: boolean; align?: "l" | "r" };

function place(where: Place, box: Box, { size, anchor, colour = "tx1", isBold = false, align = "l" }: Look): string {
  const level = `<a:lvl1pPr marL="0" indent="0" algn="${align}"><a:spcBef><a:spcPts val="0"/></a:spcBef><a:buNone/><a:defRPr sz="${size * 100}" b="${isBold ? 1 : 0}">${fill(colour)}</a:defRPr></a:lvl1pPr>`;
  const text = where.placeholder.includes("sldNum")
    ? `<a:p><a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum"><a:rPr/><a:t>‹#›</a:t></a:fld></a:p>`
    : `<a:p>${run(where.name)}</a:p>`;
  const body = `<a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0" anchor="${anchor}"><a:normAutofit/></a:bodyPr><a:lstStyle>${level}</a:lstStyle>${text}`;
  return shape(where, body, transform("a:xfrm", box));
}

const MASTER_TITLE = { id: 2, name: "Title", placeholder: 'type="title"' };
const MASTER_TEXT = { id: 3, name: "Text", placeholder: 'type="body" idx="1"' };
const number = (id: number) => ({
  id,
  name: "Number",
  placeholder: `type="sldNum" sz="quarter" idx="${PLACE_IDS.number}"`,
});

const COLOUR_MAP =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';
const BACKGROUND = '<p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>';
const level = (face: string, size: number) =>
  `<a:lvl1pPr><a:defRPr sz="${size * 100}" kern="1200">${fill("tx1")}<a:latin typeface="${face}"/><a:ea typeface="${face.replace("lt", "ea")}"/><a:cs typeface="${face.replace("lt", "cs")}"/></a:defRPr></a:lvl1pPr>`;

/** The master, which has the two layouts `rId1` and `rId2`. */
export function masterXml(): string {
  const shapes = [
    place(MASTER_TITLE, PLACES.title, { size: 24, anchor: "ctr", isBold: true }),
    place(MASTER_TEXT, FIGURE, { size: 14, anchor: "t" }),
    place(number(4), PLACES.number, { size: 9, anchor: "ctr", colour: "tx2", align: "r" }),
  ].join("");
  const content = tree(shapes).replace("<p:cSld>", `<p:cSld>${BACKGROUND}`);
  return `${DECLARATION}<p:sldMaster ${NAMESPACES}>${content}${COLOUR_MAP}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="rId1"/><p:sldLayoutId id="2147483650" r:id="rId2"/></p:sldLayoutIdLst><p:txStyles><p:titleStyle>${level("+mj-lt", 24)}</p:titleStyle><p:bodyStyle>${level("+mn-lt", 14)}</p:bodyStyle><p:otherStyle>${level("+mn-lt", 12)}</p:otherStyle></p:txStyles></p:sldMaster>`;
}

/** The layout of covers: title, lines, a bar in the first colour, and the logo. */
export const coverLayout = (logo: Logo | null): string =>
  layout("Cover", "title", [
    bar({ x: 0, y: 0, width: 0.3, height: PAGE.height }),
    place({ id: 2, name: "Title", placeholder: 'type="ctrTitle"' }, PLACES.coverTitle, {
      size: 34,
      anchor: "b",
      isBold: true,
    }),
    place({ id: 3, name: "Lines", placeholder: 'type="subTitle" idx="1"' }, PLACES.coverLines, {
      ...{ size: 16, anchor: "t" as const, colour: "tx2" },
    }),
    picture(logo, PLACES.coverLogo, "left"),
  ]);

/** The layout of figures: title, lines below it, a foot, the number, and the logo at the top right. */
export const figureLayout = (logo: Logo | null): string =>
  layout("Figure", null, [
    bar({ x: 0, y: 0, width: 0.12, height: PAGE.height }),
    place(MASTER_TITLE, PLACES.title, { size: 24, anchor: "ctr", isBold: true }),
    place({ id: 3, name: "Lines", placeholder: `type="body" sz="quarter" idx="${PLACE_IDS.lines}"` }, PLACES.lines, {
      ...{ size: 12, anchor: "t" as const, colour: "tx2" },
    }),
    place({ id: 4, name: "Foot", placeholder: `type="body" sz="quarter" idx="${PLACE_IDS.foot}"` }, PLACES.foot, {
      ...{ size: 9, anchor: "b" as const, colour: "tx2" },
    }),
    place(number(5), PLACES.number, { size: 9, anchor: "ctr", colour: "tx2", align: "r" }),
    picture(logo, PLACES.logo, "right"),
  ]);

const layout = (name: string, type: string | null, shapes: readonly string[]): string =>
  `${DECLARATION}<p:sldLayout ${NAMESPACES}${type ? ` type="${type}"` : ""} preserve="1" userDrawn="1">${named(name, shapes.join(""))}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`;

const bar = (box: Box): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="8" name="Bar"/><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>${transform("a:xfrm", box)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${fill("accent1")}${stroke("a:ln", null)}</p:spPr></p:sp>`;

/** The logo, as large as fits into the box, at its left or right edge. */
function picture(logo: Logo | null, box: Box, side: "left" | "right"): string {
  if (!logo) return "";
  const scale = Math.min(box.width / logo.width, box.height / logo.height);
  const size = { width: logo.width * scale, height: logo.height * scale };
  const x = side === "left" ? box.x : box.x + box.width - size.width;
  return `<p:pic><p:nvPicPr><p:cNvPr id="9" name="Logo" descr="Logo"/><p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr userDrawn="1"/></p:nvPicPr><p:blipFill><a:blip r:embed="rId2"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${transform("a:xfrm", { ...size, x, y: box.y })}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${NO_FILL}</p:spPr></p:pic>`;
}

/** The master of the notes: a picture of the slide above its notes. */
export const notesMasterXml = (): string =>
  `${DECLARATION}<p:notesMaster ${NAMESPACES}>${tree(
    [
      slidePicture(2, transform("a:xfrm", { x: 0.68, y: 1.25, width: 6.13, height: 3.45 })),
      place(
        { id: 3, name: "Notes", placeholder: 'type="body" sz="quarter" idx="1"' },
        { x: 0.75, y: 5, width: 6, height: 4.5 },
        { size: 12, anchor: "t" },
      ),
    ].join(""),
  ).replace("<p:cSld>", `<p:cSld>${BACKGROUND}`)}${COLOUR_MAP}</p:notesMaster>`;

export const slidePicture = (id: number, properties = ""): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Slide"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldImg"/></p:nvPr></p:nvSpPr><p:spPr>${properties}</p:spPr></p:sp>`;
