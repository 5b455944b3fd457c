import { hash, verify } from "@node-rs/argon2";
import { normalForm } from "@/lib/text/normal-form";

/** OWASP's first recommendation for Argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 };

/** The Argon2id hash of a password, salted, in PHC format. */
export const hashPassword = (password: string): Promise<string> => hash(normalForm(password, "NFKC"), ARGON2ID);

/** Whether `password` matches the hash; false if the hash is malformed. */
export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  try {
    return await verify(passwordHash, normalForm(password, "NFKC"));
  } catch {
    return false;
  }
}
