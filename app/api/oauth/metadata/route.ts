import { endpoints, openRoute } from "@/lib/api/endpoints";
import { serverMetadata } from "@/lib/oauth/metadata";

export const dynamic = "force-dynamic";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  openRoute("GET", () => Response.json(serverMetadata())),
);
