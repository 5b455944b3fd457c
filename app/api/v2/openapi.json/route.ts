import { endpoints, openRoute } from "@/lib/api/endpoints";
import { openApiDocument } from "@/lib/api/openapi/document";

export const dynamic = "force-dynamic";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  openRoute("GET", () => Response.json(openApiDocument(), { headers: { "Access-Control-Allow-Origin": "*" } })),
);
