const SVG = "http://www.w3.org/2000/svg";

/** The panels of trends as one drawing, each chart below the names of its code and category, as the page shows them. */
export function trendsPicture(panels: HTMLElement): SVGSVGElement {
  const frame = panels.getBoundingClientRect();
  const picture = document.createElementNS(SVG, "svg");
  picture.setAttribute("viewBox", `0 0 ${frame.width} ${frame.height}`);
  for (const chart of panels.querySelectorAll("svg")) {
    const { left, top, width, height } = chart.getBoundingClientRect();
    const copy = chart.cloneNode(true) as SVGSVGElement;
    const place = { x: left - frame.left, y: top - frame.top, width, height };
    for (const [name, value] of Object.entries(place)) copy.setAttribute(name, String(value));
    picture.append(copy);
  }
  for (const label of panels.querySelectorAll<HTMLElement>("h3, p")) picture.append(textOf(label, frame));
  return picture;
}

function textOf(label: HTMLElement, frame: DOMRect): SVGTextElement {
  const { left, top, height } = label.getBoundingClientRect();
  const { color, fontFamily, fontSize, fontWeight } = getComputedStyle(label);
  const text = document.createElementNS(SVG, "text");
  text.textContent = label.textContent;
  const attributes = {
    x: left - frame.left,
    y: top - frame.top + height / 2,
    fill: color,
    "dominant-baseline": "central",
    "font-family": fontFamily,
    "font-size": fontSize,
    "font-weight": fontWeight,
  };
  for (const [name, value] of Object.entries(attributes)) text.setAttribute(name, String(value));
  return text;
}
