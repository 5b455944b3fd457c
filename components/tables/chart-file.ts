/** Image pixels per drawing pixel, so that a picture is sharp in print; fewer if it would get too large for a browser. */
const SHARP = 2;
const MAX_PIXELS = 16_000_000;

/** Makes a separate file of a drawing on the page, in which CSS variables are replaced by their present colours. */
export async function pictureOf(
  drawing: SVGSVGElement,
  format: "svg" | "png",
  { width, height }: { width: number; height: number } = drawing.getBoundingClientRect(),
): Promise<Blob> {
  const svg = standAlone(drawing, width, height);
  return format === "svg" ? new Blob([svg], { type: "image/svg+xml" }) : pngOf(svg);
}

/** Draws an SVG document as a PNG image. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = svgAddress(svg);
  await image.decode();
  const { naturalWidth: width, naturalHeight: height } = image;
  const scale = Math.min(SHARP, Math.sqrt(MAX_PIXELS / (width * height)));
  const canvas = document.createElement("canvas");
  canvas.width = width * scale;
  canvas.height = height * scale;
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The picture could not be drawn."))), "image/png"),
  );
}

/** An SVG document as the address of an image. */
export const svgAddress = (svg: string): string => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;

function standAlone(drawing: SVGSVGElement, width: number, height: number): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(width));
  copy.setAttribute("height", String(height));
  const ground = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  ground.setAttribute("width", "100%");
  ground.setAttribute("height", "100%");
  ground.setAttribute("fill", "var(--surface)");
  copy.prepend(ground);
  const probe = document.body.appendChild(document.createElement("i"));
  const text = new XMLSerializer().serializeToString(copy).replace(/var\((--[\w-]+)\)/g, (_, name: string) => {
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  return text;
}
