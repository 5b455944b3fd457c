import { SaxesParser } from "saxes";

type Element = { name: string; attributes: Record<string, string>; children: Element[]; text: string };

/**
 * What a triple-s definition may hold, as in the DTD of the standard: the children of each element in their order, as a
 * pattern over their names, and its attributes (`?` for those that may be left out).
 */
const RULES: Record<string, { children: RegExp; attributes: readonly string[] }> = {
  sss: { children: /^(date )?(time )?(origin )?(user )?survey $/, attributes: ["version", "languages?", "modes?"] },
  survey: { children: /^(name )?(version )?(title )?record $/, attributes: [] },
  record: { children: /^(variable )+$/, attributes: ["ident", "href?", "format?", "skip?"] },
  variable: {
    children: /^name label position (size |(spread )?values )?$/,
    attributes: ["ident", "type", "use?", "format?"],
  },
  position: { children: /^$/, attributes: ["start", "finish?"] },
  spread: { children: /^$/, attributes: ["subfields", "width?"] },
  values: { children: /^(range )?(value )*$/, attributes: [] },
  range: { children: /^$/, attributes: ["from", "to"] },
  value: { children: /^$/, attributes: ["code", "score?"] },
};
const TEXT = { children: /^$/, attributes: [] };

/** Which children a variable of each type has beside its name, label and position. */
const DETAILS: Record<string, RegExp> = {
  single: /^values $/,
  multiple: /^(spread )?values $/,
  quantity: /^values $/,
  character: /^size $/,
  logical: /^$/,
};

/**
 * What is wrong with a triple-s definition by the rules of the standard (versions 2.0 and 3.0); empty if nothing is.
 */
export function faultsOf(definition: string): string[] {
  const faults: string[] = [];
  const root = read(definition);
  const visit = (element: Element) => {
    faults.push(...faultsOfElement(element));
    element.children.forEach(visit);
  };
  visit(root);
  const variables = root.children.flatMap((survey) => survey.children).flatMap((record) => record.children);
  for (const one of ["name", "ident"] as const) {
    const all = variables.map((variable) => (one === "name" ? textOf(variable, "name") : variable.attributes.ident));
    if (new Set(all.map((text) => text?.toLowerCase())).size < all.length) faults.push(`a ${one} stands twice`);
  }
  return faults;
}

function faultsOfElement(element: Element): string[] {
  const { name, attributes, children } = element;
  const rule = RULES[name] ?? TEXT;
  const faults: string[] = [];
  if (!rule.children.test(namesOf(children))) faults.push(`<${name}> holds ${namesOf(children)}`);
  const known = new Set(rule.attributes.map((attribute) => attribute.replace("?", "")));
  for (const attribute of Object.keys(attributes)) if (!known.has(attribute)) faults.push(`<${name}> has ${attribute}`);
  for (const needed of rule.attributes) {
    if (!needed.endsWith("?") && !attributes[needed]) faults.push(`<${name}> lacks ${needed}`);
  }
  if (name === "variable") faults.push(...faultsOfVariable(element));
  if (name === "record" && !/^[A-Za-z]$/.test(attributes.ident ?? "")) faults.push("a record's ident is one letter");
  if (name === "position" && !/^[1-9]\d*$/.test(attributes.start ?? "")) faults.push("a field is counted from 1");
  if (name === "range" && Number(attributes.from) > Number(attributes.to)) faults.push("a range is upside down");
  return faults;
}

function faultsOfVariable(variable: Element): string[] {
  const { type = "", ident = "" } = variable.attributes;
  const faults: string[] = [];
  if (!DETAILS[type]?.test(namesOf(variable.children.slice(3))))
    faults.push(`${type} variable ${ident} has other details`);
  if (!/^[1-9]\d*$/.test(ident)) faults.push(`${ident} is no ident`);
  if (!/^\p{L}[\p{L}\p{N}_.]*$/u.test(textOf(variable, "name"))) faults.push(`variable ${ident} has no name`);
  const values = variable.children.find(({ name }) => name === "values")?.children ?? [];
  const codes = values.filter(({ name }) => name === "value").map(({ attributes }) => attributes.code ?? "");
  if (new Set(codes).size < codes.length || codes.some((code) => !/^\d+$/.test(code))) faults.push(`codes of ${ident}`);
  return faults;
}

const namesOf = (elements: readonly Element[]) => elements.map(({ name }) => `${name} `).join("");
const textOf = ({ children }: Element, name: string) => children.find((child) => child.name === name)?.text ?? "";

function read(definition: string): Element {
  const top: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [top];
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    const element: Element = { name, attributes: attributes as Record<string, string>, children: [], text: "" };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  });
  parser.on("closetag", () => void open.pop());
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(definition).close();
  const [root] = top.children;
  if (root?.name !== "sss") throw new Error("a triple-s definition begins with <sss>");
  return root;
}
