// One process with two Next.js servers: the product, and the bare app with which it is compared.
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import next from "next";

const product = await serve("../..");
const bare = await serve("bare");
process.send?.({ product, bare });
process.on("disconnect", () => process.exit(0));

/** @param {string} folder */
async function serve(folder) {
  const dir = fileURLToPath(new URL(folder, import.meta.url));
  const app = next({ dev: false, dir, hostname: "127.0.0.1" });
  await app.prepare();
  const handle = app.getRequestHandler();
  const server = createServer((request, response) => void handle(request, response));
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return `http://127.0.0.1:${address.port}`;
}
