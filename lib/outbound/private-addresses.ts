import { type LookupAddress, lookup } from "node:dns";
import type { LookupFunction } from "node:net";
import { parse as parseAddress } from "ipaddr.js";

/** Pairs of host and port, as in `127.0.0.1:8443`, that may be reached though they are private. */
export type AllowedPrivate = ReadonlySet<string>;

/** The address that a request was about to reach is not one of the public internet. */
export class PrivateAddress extends Error {
  override readonly name = "PrivateAddress";
}

/**
 * Whether an IP address belongs to the public internet: no private, loopback, link-local, metadata, multicast or
 * otherwise reserved one (IANA special-purpose registries), nor one of these written inside an IPv6 address.
 */
export function isPublicAddress(address: string): boolean {
  const parsed = parseAddress(address);
  if ("isIPv4MappedAddress" in parsed && parsed.isIPv4MappedAddress()) {
    return parsed.toIPv4Address().range() === "unicast";
  }
  return parsed.range() === "unicast" && (parsed.kind() === "ipv4" || isGlobalUnicast(parsed.toByteArray()));
}

/** Within 2000::/3, all that IANA has given out of IPv6. */
const isGlobalUnicast = ([first = 0]: number[]) => first >> 5 === 1;

/** The address that stands in a URL itself, without a name to look up; null where its host is a name. */
function addressLiteral(url: URL): string | null {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  return isAddress(host) ? host : null;
}

/** Whether a URL names a private address that is not allowed; names are judged when they are looked up. */
export function namesPrivateAddress(url: URL, allowed: AllowedPrivate): boolean {
  const literal = addressLiteral(url);
  return literal !== null && !isAllowed(url, allowed) && !isPublicAddress(literal);
}

export const isAllowed = (url: URL, allowed: AllowedPrivate): boolean =>
  allowed.has(`${url.hostname}:${url.port || (url.protocol === "https:" ? "443" : "80")}`);

/** Looks a name up for a connection and refuses it where any of its addresses is private; nothing is looked up twice. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    if (addresses.some(({ address }) => !isPublicAddress(address))) {
      return callback(new PrivateAddress(`${hostname} leads to a private address`), []);
    }
    const [first] = addresses as [LookupAddress, ...LookupAddress[]];
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

function isAddress(host: string): boolean {
  try {
    parseAddress(host);
    return true;
  } catch {
    return false;
  }
}
