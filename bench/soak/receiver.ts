import { startSecureServer } from "@/e2e/support/secure-server";

/** Receives webhooks and counts the deliveries of "job.completed" for each job. */
export async function startReceiver() {
  const deliveries = new Map<string, number>();
  const server = await startSecureServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const { event, job_id: job } = JSON.parse(body);
    if (event === "job.completed") deliveries.set(job, (deliveries.get(job) ?? 0) + 1);
    response.writeHead(204).end();
  });
  return { ...server, deliveries: (job: string) => deliveries.get(job) ?? 0 };
}
