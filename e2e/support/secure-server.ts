import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generate } from "selfsigned";

/** An HTTPS server on loopback with a certificate of its own. */
export async function startSecureServer(answer: RequestListener) {
  const folder = await mkdtemp(join(tmpdir(), "secure-server-"));
  const { cert, private: key } = await generate([{ name: "commonName", value: "127.0.0.1" }], {
    extensions: [
      { name: "basicConstraints", cA: true },
      { name: "subjectAltName", altNames: [{ type: 7, ip: "127.0.0.1" }] },
    ],
  });
  const certificate = join(folder, "certificate.pem");
  await writeFile(certificate, cert);
  const server = createServer({ cert, key }, answer);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    host: `127.0.0.1:${port}`,
    /** The file with its certificate, for NODE_EXTRA_CA_CERTS. */
    certificate,
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rm(folder, { recursive: true });
    },
  };
}
