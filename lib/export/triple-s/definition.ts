import { escapeXml } from "@/lib/tables/escape-xml";
import type { TripleSVariable } from "./triple-s-variables";

/**
 * The definition file of triple-s 3.0 for data in CSV, whose first line names the fields. Source: "The Triple-S XML
 * Standard", version 3.0, www.triple-s.org.
 */
export function definitionOf(
  { title, file, writtenAt }: { title: string; file: string; writtenAt: Date },
  variables: readonly TripleSVariable[],
): string {
  const [date, time] = [writtenAt.toISOString().slice(0, 10), writtenAt.toISOString().slice(11, 16)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sss version="3.0">',
    `  <date>${date}</date>`,
    `  <time>${time}</time>`,
    "  <origin>open-text coding</origin>",
    "  <survey>",
    `    <title>${oneLine(title)}</title>`,
    `    <record ident="A" href="${escapeXml(file)}" format="csv" skip="1">`,
    ...variables.map((variable, index) => variableOf(variable, index + 1)),
    "    </record>",
    "  </survey>",
    "</sss>",
    "",
  ].join("\r\n");
}

function variableOf(variable: TripleSVariable, field: number): string {
  return [
    `      <variable ident="${field}" type="${variable.type}"${usageOf(variable)}>`,
    `        <name>${oneLine(variable.name)}</name>`,
    `        <label>${oneLine(variable.label)}</label>`,
    `        <position start="${field}"/>`,
    ...detailsOf(variable),
    "      </variable>",
  ].join("\r\n");
}

function usageOf(variable: TripleSVariable): string {
  if (variable.type === "character" && variable.isSerial) return ' use="serial"';
  return variable.type === "quantity" && variable.isWeight ? ' use="weight"' : "";
}

function detailsOf(variable: TripleSVariable): string[] {
  switch (variable.type) {
    case "character":
      return [`        <size>${variable.size}</size>`];
    case "quantity":
      return [
        "        <values>",
        `          <range from="-${variable.largest}" to="${variable.largest}"/>`,
        "        </values>",
      ];
    case "logical":
      return [];
    case "single":
      return valuesOf(variable.values);
    case "multiple": {
      const { width, indexes, values } = variable;
      return [
        ...(width === null ? [] : [`        <spread subfields="${indexes.length}" width="${width}"/>`]),
        ...valuesOf(values),
      ];
    }
  }
}

const valuesOf = (values: readonly (readonly [number, string])[]) => [
  "        <values>",
  ...values.map(([code, label]) => `          <value code="${code}">${oneLine(label)}</value>`),
  "        </values>",
];

const oneLine = (text: string) => escapeXml(text.replace(/\s+/g, " ").trim());
