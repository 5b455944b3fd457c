import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";
import type { LookupFunction } from "node:net";
import { isPublicAddress, PrivateAddress } from "./private-addresses";

/** Thrown if no name server knows an address for the name, or if none replies. */
export class UnknownName extends Error {
  override readonly name = "UnknownName";
}

/** Milliseconds to wait for a name server, and how often to ask it. */
const ASKING = { timeout: 2_000, tries: 2 };

/**
 * Looks up the addresses of a name for a connection, and refuses the name if any of them is private. The connection
 * uses these addresses, so a second lookup cannot lead elsewhere.
 *
 * Asks the name servers itself: `dns.lookup` runs two lookups at a time in the whole process, so two names whose
 * servers do not reply would delay every other name (20 s were measured).
 */
export const lookupPublic: LookupFunction = (hostname, { all }, callback) => {
  findPublic(hostname).then(
    (addresses) => {
      const [first] = addresses as [LookupAddress, ...LookupAddress[]];
      if (all) callback(null, addresses);
      else callback(null, first.address, first.family);
    },
    (error) => callback(error, []),
  );
};

async function findPublic(hostname: string): Promise<LookupAddress[]> {
  const addresses = await findAll(hostname);
  if (addresses.some(({ address }) => !isPublicAddress(address))) {
    throw new PrivateAddress(`${hostname} leads to a private address`);
  }
  return addresses;
}

async function findAll(hostname: string): Promise<LookupAddress[]> {
  const resolver = new Resolver(ASKING);
  const [four, six] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const found = [addressesIn(four, 4), addressesIn(six, 6)].flat();
  if (found.length === 0) throw new UnknownName(`${hostname} has no address`, { cause: failureOf(four) });
  return found;
}

const addressesIn = (asked: PromiseSettledResult<string[]>, family: 4 | 6): LookupAddress[] =>
  asked.status === "fulfilled" ? asked.value.map((address) => ({ address, family })) : [];

const failureOf = (asked: PromiseSettledResult<string[]>): unknown =>
  asked.status === "rejected" ? asked.reason : undefined;
