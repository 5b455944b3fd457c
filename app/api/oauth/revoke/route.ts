import { revokeToken } from "@/lib/oauth/inspect-token";
import { formRoute } from "../form-route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = formRoute(revokeToken);
