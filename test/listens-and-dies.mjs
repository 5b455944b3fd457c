// Listens at the port in its first argument, hands its socket to the parent as the web process does, and dies at once.
import { createServer } from "node:http";
import { handleOf } from "../bin/web-acceptors.mjs";

const server = createServer();
server.listen(Number(process.argv[2]), "127.0.0.1", () => {
  process.send?.({ listening: true }, handleOf(server), () => process.kill(process.pid, "SIGKILL"));
});
