import { endpoints } from "@/lib/api/endpoints";
import { decide } from "./decide";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = endpoints({ method: "POST", handle: decide });
