import { z } from "zod";
import { formOperation } from "./operation";
import { id } from "./values";

/** Operations on a person's own login. The verbs validate these fields and word the errors for the form. */

const shared = { internal: true, idempotent: false } as const;
/** The audit entries of these operations are written by their verbs, in the logs of all organizations of the person. */
const visitor = { ...shared, scope: "none", audited: false } as const;
const own = { ...shared, scope: "any", coders: true, session: true, audited: false } as const;

const text = z.string();

/** For a service without a mail server, which cannot verify the address. */
export const signUp = formOperation({
  ...visitor,
  id: "signUp",
  body: z.strictObject({ organization: text, email: text, password: text }),
});

export const requestSignUp = formOperation({
  ...visitor,
  id: "requestSignUp",
  body: z.strictObject({ organization: text, email: text }),
});

/** For a person who opened the link that was mailed to them. */
export const confirmSignUp = formOperation({
  ...visitor,
  id: "confirmSignUp",
  body: z.strictObject({ token: text, password: text }),
});

export const requestPasswordReset = formOperation({
  ...visitor,
  id: "requestPasswordReset",
  body: z.strictObject({ email: text }),
});

export const resetPassword = formOperation({
  ...visitor,
  id: "resetPassword",
  body: z.strictObject({ token: text, password: text }),
});

/** For an invited person who has no login yet. */
export const registerByInvitation = formOperation({
  ...visitor,
  id: "registerByInvitation",
  body: z.strictObject({ token: text, password: text }),
});

/** For an invited person who has a login and gives its password. */
export const joinWithPassword = formOperation({
  ...visitor,
  id: "joinWithPassword",
  body: z.strictObject({ token: text, password: text }),
});

/** For a person who is signed in with the invited address. */
export const joinByInvitation = formOperation({
  ...own,
  id: "joinByInvitation",
  body: z.strictObject({ token: text }),
});

export const changePassword = formOperation({
  ...own,
  id: "changePassword",
  body: z.strictObject({ current: text, password: text }),
});

/** For a person who types their address. */
export const deleteAccount = formOperation({ ...own, id: "deleteAccount", body: z.strictObject({ email: text }) });

export const endSession = formOperation({ ...own, id: "endSession", params: z.object({ id }) });

export const endOtherSessions = formOperation({ ...own, id: "endOtherSessions" });
