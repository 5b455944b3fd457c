import { Inngest } from "inngest";

/** The client of this app. Which server drives it, and with which keys, the SDK's own variables say. */
export const inngest = new Inngest({ id: "open-text-coding" });
