import { namesPrivateHost } from "@/lib/outbound/private-addresses";

const NONE = new Set<string>();

/** Whether data sent to the provider leaves this network. Without a base URL it does, because it goes to OpenAI. */
export const isOutside = (baseUrl: string | undefined): boolean =>
  !baseUrl || !namesPrivateHost(new URL(baseUrl), NONE);
