import { withOtherMethods } from "@/lib/api/endpoints";
import { beginOutsideSignIn } from "../../begin-outside-sign-in";

type Context = { params: Promise<{ provider: string }> };

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = withOtherMethods({
  GET: async (request: Request, { params }: Context) => beginOutsideSignIn(request, (await params).provider),
});
