import { createDocument, type ZodOpenApiOverride, type ZodOpenApiPathsObject } from "zod-openapi";
import { SCOPE_ALLOWS } from "@/lib/auth/scopes";
import { env } from "@/lib/runtime/env";
import { OPERATIONS } from "../contract/all";
import { TAGS } from "../contract/tags";
import { API_VERSION } from "../reply";
import { addExamples } from "./add-examples";
import { operationObject } from "./operation-object";
import { webhookObjects } from "./webhook-objects";

let document: ReturnType<typeof makeDocument> | undefined;

/**
 * The OpenAPI 3.1 document of every declared operation. It is made once and cached, because anybody may ask for it at
 * any rate.
 */
export function openApiDocument() {
  document ??= makeDocument();
  return document;
}

function makeDocument() {
  const paths: ZodOpenApiPathsObject = {};
  for (const operation of OPERATIONS) {
    paths[operation.path] = { ...paths[operation.path], [operation.method.toLowerCase()]: operationObject(operation) };
  }
  const used = new Set<string>(OPERATIONS.map(({ tag }) => tag));
  const made = createDocument(
    {
      openapi: "3.1.0",
      info: {
        title: "Open-text survey coding",
        version: API_VERSION,
        description: "Open-ended survey answers go in; a codebook and coded answers come out.",
        contact: { name: "Whoever runs this service", url: env.APP_URL },
        license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
      },
      servers: [{ url: `${env.APP_URL}/api` }],
      externalDocs: { url: `${env.APP_URL}/docs`, description: "Guides, reference and errors" },
      tags: Object.entries(TAGS)
        .filter(([name]) => used.has(name))
        .map(([name, description]) => ({ name, description })),
      security: [{ apiKey: [] }],
      components: { securitySchemes: securitySchemes() },
      paths,
      webhooks: webhookObjects(),
    },
    { override: simplifiedForReaders },
  );
  openReferences(made);
  return addExamples(made);
}

function securitySchemes() {
  const { "connect:manage": expressOnly, ...standard } = SCOPE_ALLOWS;
  const tokenUrl = `${env.APP_URL}/api/oauth/token`;
  return {
    apiKey: { type: "apiKey", in: "header", name: "x-api-key", description: "An API key of an organization" },
    oauth: {
      type: "oauth2",
      description:
        "A partner's bearer token. With the header `X-Managed-Organization: <id>`, a token of the Express flow acts for this managed organization; NOT_FOUND if the partner has no such one.",
      flows: {
        authorizationCode: {
          authorizationUrl: `${env.APP_URL}/oauth/authorize`,
          tokenUrl,
          refreshUrl: tokenUrl,
          scopes: standard,
        },
        clientCredentials: { tokenUrl, scopes: { ...standard, "connect:manage": expressOnly } },
      },
    },
  } as const;
}

/**
 * Removes patterns that repeat a format, and the bounds of safe integers, which hold for every JSON number. Schemas of
 * replies allow further fields, so that fields added later don't break clients that were generated before.
 */
const simplifiedForReaders: ZodOpenApiOverride = ({ jsonSchema, zodSchema, io }) => {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  const { def } = zodSchema._zod;
  if (io === "output" && def.type === "object" && !def.catchall) delete jsonSchema.additionalProperties;
};

/**
 * Removes the `additionalProperties: false` that zod writes beside some references, because it would forbid all
 * properties of the referenced schema.
 */
function openReferences(value: unknown): void {
  if (value === null || typeof value !== "object") return;
  if ("$ref" in value && "additionalProperties" in value) delete value.additionalProperties;
  for (const inner of Object.values(value)) openReferences(inner);
}
