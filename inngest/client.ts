import { Inngest } from "inngest";
import { log } from "@/lib/runtime/log";

/** The app's Inngest client. The SDK reads its server and keys from the `INNGEST_*` variables. */
export const inngest = new Inngest({ id: "open-text-coding", logger: log });
