import { endpoints, openRoute } from "@/lib/api/endpoints";
import { openApiDocument } from "@/lib/api/openapi/document";

export const dynamic = "force-dynamic";

let json: string | undefined;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  openRoute("GET", () => {
    json ??= JSON.stringify(openApiDocument());
    return new Response(json, { headers: { "Content-Type": "application/json", "Access-Control-Allow-Origin": "*" } });
  }),
);
