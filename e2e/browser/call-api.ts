import type { Page } from "@playwright/test";

/** Calls the API from the page with its session; returns the data of the reply. */
export async function callApi(
  page: Page,
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  data?: object,
) {
  const headers = { "sec-fetch-site": "same-origin" };
  const reply = await page.request.fetch(`/api/v2${path}`, { method, headers, ...(data && { data }) });
  if (!reply.ok()) throw new Error(`${method} ${path}: ${await reply.text()}`);
  return reply.status() === 204 ? undefined : (await reply.json()).data;
}
