import { RESOURCES } from "@/lib/api/client/resources";
import type { Operation } from "@/lib/api/contract/operation";
import { env } from "@/lib/runtime/env";
import type { OperationReference } from "./reference";

/** The example request of an operation as a curl command. */
export function curlSample(operation: OperationReference): string {
  const { method } = operation.declared;
  const url = `"${addressOf(operation)}"`;
  const lines = [
    method === "GET" ? `curl ${url}` : `curl -X ${method} ${url}`,
    '-H "x-api-key: $API_KEY"',
    ...bodyArguments(operation),
  ];
  return lines.join(" \\\n  ");
}

function bodyArguments({ body, declared }: OperationReference): string[] {
  if (!body) return [];
  if (declared.form) {
    const fields = Object.entries((body.example ?? {}) as Record<string, unknown>).filter(([name]) => name !== "file");
    return ['-F "file=@answers.csv"', ...fields.map(([name, value]) => `-F '${name}=${JSON.stringify(value)}'`)];
  }
  const json = JSON.stringify(body.example, null, 2).replaceAll("'", "'\\''");
  const named = json.replaceAll(SUBJECT_ID, (_, name: string) => `"${name}": "'$${name.toUpperCase()}'"`);
  return ['-H "Content-Type: application/json"', `-d '${named}'`];
}

/** Ids in a body for which samples use shell variables, as they do in paths. */
const SUBJECT_ID = /"((?:project|question|group)_id)": "[0-9a-f-]{36}"/g;

/** The example request with the TypeScript client; undefined if the client has no method for the operation. */
export function clientSample({ declared, body, values, parameters }: OperationReference): string | undefined {
  const method = methodAt(RESOURCES, `${declared.method} ${declared.path}`);
  if (!method) return undefined;
  const { path, input } = method;
  const asked = parameters.filter(({ place }) => place === "query").flatMap(({ fields }) => fields);
  const query = Object.fromEntries(asked.flatMap(({ name }) => (values[name] ? [[name, values[name]]] : [])));
  const args = [
    idsArgument(declared.path),
    input === "body" && literal(body?.example ?? {}),
    input === "form" && literal(body?.example ?? {}).replace('file: "answers.csv"', "file"),
    input === "query" && Object.keys(query).length > 0 && literal(query),
  ].filter(Boolean);
  const call = `await client.${path}(${args.join(", ")});`;
  const file =
    'import { openAsBlob } from "node:fs";\n\nconst file = new File([await openAsBlob("answers.csv")], "answers.csv");\n';
  return `${input === "form" ? file : ""}const ${declared.file ? "file" : nameOf(declared)} = ${call}`;
}

type Method = { path: string; input: unknown };

function methodAt(tree: object, route: string, above = ""): Method | undefined {
  for (const [name, node] of Object.entries(tree)) {
    if (node.route === route) return { path: above + name, input: node.input };
    const inside = typeof node.route === "string" ? undefined : methodAt(node, route, `${above}${name}.`);
    if (inside) return inside;
  }
  return undefined;
}

function idsArgument(path: string): string | undefined {
  const ids = idsOf(path);
  return ids.length > 1
    ? `{ ${ids.map(({ name, variable }) => (name === variable ? name : `${name}: ${variable}`)).join(", ")} }`
    : ids[0]?.variable;
}

/** The placeholders of a path with their shell variables; a bare `id` or `key` is named after the preceding segment. */
const idsOf = (path: string) =>
  [...path.matchAll(/(\w+?)s?\/\{(\w+)\}/g)].map(([, above = "", name = ""]) => ({
    name,
    variable: ["id", "key"].includes(name) ? `${above}${name.charAt(0).toUpperCase()}${name.slice(1)}` : name,
  }));

/** The name of a reply's data: the last word of the operation's id, such as `project` of `createProject`. */
function nameOf({ id, path }: Operation): string {
  const name = /[A-Z][a-z]*$/.exec(id)?.[0].toLowerCase();
  const isTaken = (taken: string) => RESERVED.has(taken) || idsOf(path).some(({ variable }) => variable === taken);
  return name === undefined || isTaken(name) ? "result" : name;
}

const RESERVED = new Set(["import", "export", "default", "delete", "class", "file"]);

/** The address, with shell variables for the ids in its path. */
function addressOf({ declared, values, parameters }: OperationReference): string {
  const path = idsOf(declared.path).reduce(
    (filled, { name, variable }) => filled.replace(`{${name}}`, `$${inCapitals(variable)}`),
    declared.path,
  );
  const asked = parameters.filter(({ place }) => place === "query").flatMap(({ fields }) => fields);
  const query = asked.flatMap(({ name }) => (values[name] === undefined ? [] : [`${name}=${values[name]}`]));
  return `${env.APP_URL}/api${path}${query.length > 0 ? `?${query.join("&")}` : ""}`;
}

const inCapitals = (name: string) => name.replaceAll(/[A-Z]/g, "_$&").toUpperCase();

/** A value in TypeScript's notation: JSON with unquoted names. */
const literal = (value: unknown) => JSON.stringify(value, null, 2).replaceAll(/^(\s*)"([A-Za-z_]\w*)":/gm, "$1$2:");
