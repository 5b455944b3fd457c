import { endpoints } from "@/lib/api/endpoints";
import { takeSignIn } from "../take-sign-in";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({ method: "POST", handle: takeSignIn });
