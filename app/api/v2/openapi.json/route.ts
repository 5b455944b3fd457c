import { endpoints, openRoute } from "@/lib/api/endpoints";
import { openApiDocument } from "@/lib/api/openapi/document";

export const dynamic = "force-dynamic";

/** Made when this module is loaded, because it takes a quarter of a second, for which no request should wait. */
const json = JSON.stringify(openApiDocument());

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  openRoute(
    "GET",
    () =>
      new Response(json, {
        headers: { "Content-Type": "application/json", "Access-Control-Allow-Origin": "*" },
      }),
  ),
);
