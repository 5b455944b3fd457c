import ipAddresses from "ipaddr.js";

/** Private destinations that requests may reach, as pairs of host and port: `127.0.0.1:8443`. */
export type AllowedPrivate = ReadonlySet<string>;

/** Thrown if a name leads to an address that is not on the public internet. */
export class PrivateAddress extends Error {
  override readonly name = "PrivateAddress";
}

/**
 * The address at which every machine of Azure reaches its platform: it looks public, and is the same for all of them.
 * Source: Microsoft, "What is IP address 168.63.129.16?".
 */
const AZURE_PLATFORM = "168.63.129.16";

/**
 * Whether an IP address belongs to the public internet. Private, loopback, link-local, metadata, multicast and other
 * reserved addresses do not (IANA special-purpose registries), nor do such addresses written inside an IPv6 address.
 */
export function isPublicAddress(address: string): boolean {
  const parsed = ipAddresses.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" ? parsed.toString() !== AZURE_PLATFORM : isGlobalUnicast(parsed.toByteArray());
}

/** Whether an IPv6 address is in 2000::/3, the only range that IANA has allocated for global unicast. */
const isGlobalUnicast = ([first = 0]: number[]) => first >> 5 === 1;

/** The IP address in a URL; null if its host is a name. */
function addressLiteral(url: URL): string | null {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return isAddress(host) ? host : null;
}

/**
 * Whether a URL's host is, by its spelling alone, neither on the public internet nor allowed: a private IP address,
 * `localhost`, or a name without a dot, such as `intranet`. Other names pass; `lookupPublic` checks to which addresses
 * they lead.
 */
export function namesPrivateHost(url: URL, allowed: AllowedPrivate): boolean {
  return !isAllowed(url, allowed) && isPrivateHost(url);
}

function isPrivateHost(url: URL): boolean {
  const literal = addressLiteral(url);
  if (literal !== null) return !isPublicAddress(literal);
  const name = url.hostname.replace(/\.+$/, "");
  return !name.includes(".") || name.endsWith(".localhost");
}

/** Whether the operator allows requests to the URL's host and port although they are private. */
export const isAllowed = (url: URL, allowed: AllowedPrivate): boolean =>
  allowed.has(`${url.hostname}:${url.port || (url.protocol === "https:" ? "443" : "80")}`);

function isAddress(host: string): boolean {
  try {
    ipAddresses.parse(host);
    return true;
  } catch {
    return false;
  }
}
