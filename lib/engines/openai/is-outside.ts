import { namesPrivateHost } from "@/lib/outbound/private-addresses";

const NONE = new Set<string>();

/** Whether what goes to a provider leaves the machine and its network; by default it goes to OpenAI's own address. */
export const isOutside = (baseUrl: string | undefined): boolean =>
  !baseUrl || !namesPrivateHost(new URL(baseUrl), NONE);
