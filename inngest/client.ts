import { Inngest } from "inngest";
import { log } from "@/lib/log";

/** The client of this app. Which server drives it, and with which keys, the SDK's own variables say. */
export const inngest = new Inngest({ id: "open-text-coding", logger: log });
