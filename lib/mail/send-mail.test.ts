import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";

const LINK = "http://coding.test/reset-password?token=abc";

/** A mail server (RFC 5321) that takes one message; resolves with the message's text. */
async function startMailServer() {
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
        received.push(text);
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

describe("mail", () => {
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  it("goes to the configured server, with the sender and the link", async () => {
    const mailServer = await startMailServer();
    vi.stubEnv("SMTP_URL", mailServer.url);
    vi.stubEnv("MAIL_FROM", "Fieldwork <survey@fieldwork.test>");
    const { sendMail, sendsMail } = await import("./send-mail");
    expect(sendsMail).toBe(true);
    sendMail({ to: "ada@example.test", subject: "Set a new password", text: "Choose it below.", link: LINK });
    await expect.poll(() => mailServer.received.length).toBe(1);
    const [message = ""] = mailServer.received;
    expect(message).toContain("RCPT TO:<ada@example.test>");
    expect(message).toContain("From: Fieldwork <survey@fieldwork.test>");
    expect(message.replace(/=\r\n/g, "").replaceAll("=3D", "=")).toContain(LINK);
    mailServer.close();
  });

  it("that can't be sent fails nobody's request, and is logged without its link", async () => {
    vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:1");
    const { log } = await import("@/lib/log");
    const { sendMail } = await import("./send-mail");
    const logged = vi.spyOn(log, "error").mockReturnValue(undefined);
    expect(sendMail({ to: "ada@example.test", subject: "Hello", text: "Hello.", link: LINK })).toBeUndefined();
    await expect.poll(() => logged.mock.calls.length).toBe(1);
    const line = JSON.stringify(logged.mock.calls);
    expect(line).toContain("ECONNREFUSED");
    expect(line).not.toMatch(/reset-password|token=/);
  });

  it("is not sent where no server is configured", async () => {
    vi.stubEnv("SMTP_URL", "");
    expect((await import("./send-mail")).sendsMail).toBe(false);
  });
});
