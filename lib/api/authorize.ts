import type { Caller } from "@/lib/auth/caller";
import { operatesService } from "@/lib/auth/operates-service";
import { isCoder } from "@/lib/auth/reach";
import { requireManager } from "@/lib/auth/require-role";
import type { Scope } from "@/lib/auth/scopes";
import { AppError } from "@/lib/errors/app-error";
import type { AnyOperation } from "./contract/operation";

/** The caller's credential or role lacks a scope. */
export class MissingScope extends AppError {
  constructor(scope: Scope) {
    super("INSUFFICIENT_SCOPE", `Required scope: ${scope}`);
  }
}

/**
 * Throws UNAUTHORIZED without the right kind of credential; INSUFFICIENT_SCOPE without scope or role, and for coders
 * unless the operation is declared for them; NOT_FOUND if only the operator may know that the operation exists.
 */
export function authorize(operation: AnyOperation, caller: Caller | null): void {
  const { scope, session } = operation;
  if (scope === "none") return;
  if (!caller || (session && !caller.member)) {
    throw new AppError("UNAUTHORIZED", "You are signed out. Sign in again.");
  }
  if (isCoder(caller) && !isForCoders(operation)) {
    throw new AppError(
      "INSUFFICIENT_SCOPE",
      "Coders code the answers of their projects, and can do nothing else. Ask an owner or admin of the organization for it, or for another role.",
    );
  }
  if (scope !== "any" && !caller.scopes.has(scope)) throw new MissingScope(scope);
  if ("managers" in operation && operation.managers) requireManager(caller.member ?? { role: "viewer" });
  if ("operators" in operation && operation.operators && !(caller.member && operatesService(caller.member))) {
    throw new AppError("NOT_FOUND", "This page does not exist.");
  }
}

/** Coders get no files, whatever an operation declares. */
const isForCoders = (operation: AnyOperation): boolean =>
  operation.coders === true && !("file" in operation && operation.file);
