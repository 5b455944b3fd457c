import type { Method } from "@/lib/api/contract/operation";
import { classNames } from "../ui/class-names";

const LOOKS: Record<Method, string> = {
  GET: "text-pos-ink",
  POST: "text-accent-ink",
  PUT: "text-warn-ink",
  PATCH: "text-warn-ink",
  DELETE: "text-danger-ink",
};

/** Shows an HTTP method in the colour of that method. */
export function MethodSign({ method, isShort = false }: { method: Method; isShort?: boolean }) {
  return (
    <span className={classNames("font-semibold", LOOKS[method])}>
      {isShort && method === "DELETE" ? <abbr title="DELETE">DEL</abbr> : method}
    </span>
  );
}
