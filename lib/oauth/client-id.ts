import { AppError } from "@/lib/errors/app-error";

const PREFIX = "svc_client_";

/** A client's public id: `svc_client_` and the 32 hexadecimal digits of its uuid. */
export const clientIdOf = (id: string): string => PREFIX + id.replaceAll("-", "");

/** The uuid in a public id; null if the text is not a public id. */
export function uuidOfClientId(clientId: string): string | null {
  const digits = new RegExp(`^${PREFIX}([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$`);
  return digits.exec(clientId)?.slice(1).join("-") ?? null;
}

export const clientNotFound = (clientId: string) => new AppError("NOT_FOUND", `There is no client ${clientId}.`);
