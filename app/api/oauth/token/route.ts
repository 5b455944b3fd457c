import { issueToken } from "@/lib/oauth/token-endpoint";
import { formRoute } from "../form-route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = formRoute(issueToken);
