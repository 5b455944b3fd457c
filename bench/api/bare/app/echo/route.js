export const dynamic = "force-dynamic";

/** @param {Request} request */
export function GET(request) {
  return Response.json(Object.fromEntries(new URL(request.url).searchParams));
}

/** @param {Request} request */
export async function POST(request) {
  return Response.json(await request.json());
}
