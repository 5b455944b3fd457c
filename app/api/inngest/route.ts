import { served } from "@/inngest/serve";
import { withOtherMethods } from "@/lib/api/endpoints";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = withOtherMethods(served);
