import { endpoints, openRoute } from "@/lib/api/endpoints";

export const dynamic = "force-dynamic";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints(
  openRoute("GET", () => Response.json({ status: "ok" })),
);
