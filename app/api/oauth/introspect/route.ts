import { introspectToken } from "@/lib/oauth/inspect-token";
import { formRoute } from "../form-route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = formRoute(introspectToken);
