import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";

/** A mail server (RFC 5321). `received` gets each message, with "=" and line ends decoded from quoted-printable. */
export async function startMailServer() {
  const received: string[] = [];
  const server = createServer((socket: Socket) => {
    let isText = false;
    let text = "";
    const say = (line: string) => socket.write(`${line}\r\n`);
    say("220 test");
    socket.on("data", (bytes) => {
      text += bytes;
      if (isText) {
        if (!text.endsWith("\r\n.\r\n")) return;
        received.push(text.replace(/=\r\n/g, "").replaceAll("=3D", "="));
        isText = false;
        say("250 taken");
      } else if (/^DATA/i.test(String(bytes))) {
        isText = true;
        say("354 go on");
      } else say(/^QUIT/i.test(String(bytes)) ? "221 bye" : "250 fine");
      if (!isText && /^QUIT/i.test(String(bytes))) socket.end();
    });
    socket.on("error", () => {});
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, received, close: () => server.close() };
}
