import { afterEach, describe, expect, it, vi } from "vitest";
import { startMailServer } from "@/test/mail-server";

const LINK = "http://coding.test/reset-password?token=abc";

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
    expect(message).toContain(LINK);
    mailServer.close();
  });

  it("that can't be sent fails nobody's request, and is logged without its link", async () => {
    vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:1");
    const { log } = await import("@/lib/runtime/log");
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
