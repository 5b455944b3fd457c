import { revokeOtherSessions, revokeOwnSession } from "@/lib/auth/own-sessions";
import { actForOrganization } from "@/lib/auth/session";
import { deleteAccount } from "@/lib/erasure/delete-account";
import { AppError } from "@/lib/errors/app-error";
import { findInvitation, joinByInvitation, registerByInvitation } from "@/lib/organizations/invitations";
import { changePassword } from "@/lib/sign-in/change-password";
import { requestPasswordReset, resetPassword } from "@/lib/sign-in/password-reset";
import { provePassword } from "@/lib/sign-in/sign-in";
import { confirmSignUp, requestSignUp, signUp } from "@/lib/sign-in/sign-up";
import * as contract from "../contract/account";
import { type Call, verb } from "../verb";

export const accountVerbs = {
  signUp: verb(contract.signUp, ({ db, body, sender }) => signUp(db, { ...body, ...sender })),
  requestSignUp: verb(contract.requestSignUp, ({ db, body, sender }) =>
    requestSignUp(db, { ...body, address: sender.address }),
  ),
  confirmSignUp: verb(contract.confirmSignUp, ({ db, body, sender }) => confirmSignUp(db, { ...body, ...sender })),
  requestPasswordReset: verb(contract.requestPasswordReset, ({ db, body, sender }) =>
    requestPasswordReset(db, { ...body, address: sender.address }),
  ),
  resetPassword: verb(contract.resetPassword, ({ db, body, sender }) => resetPassword(db, { ...body, ...sender })),
  registerByInvitation: verb(contract.registerByInvitation, ({ db, body, sender }) =>
    registerByInvitation(db, { ...body, ...sender }),
  ),
  joinWithPassword: verb(contract.joinWithPassword, joinWithPassword),
  joinByInvitation: verb(contract.joinByInvitation, async ({ db, member, body, sender }) => {
    const { organizationId } = await joinByInvitation(db, member.user, body.token, sender);
    await actForOrganization(db, member, organizationId);
  }),
  changePassword: verb(contract.changePassword, ({ db, member, body, sender }) =>
    changePassword(db, member, { ...body, ...sender }),
  ),
  deleteAccount: verb(contract.deleteAccount, ({ db, member, body, sender }) =>
    deleteAccount(db, member, { ...body, ...sender }),
  ),
  endSession: verb(contract.endSession, ({ db, member, params }) => revokeOwnSession(db, member, params.id)),
  endOtherSessions: verb(contract.endOtherSessions, ({ db, member }) => revokeOtherSessions(db, member)),
};

async function joinWithPassword({ db, body, sender }: Call<typeof contract.joinWithPassword>) {
  const { token, password } = body;
  const email = (await findInvitation(db, token))?.email ?? "";
  const proof = await provePassword(db, { email, password, address: sender.address });
  if (proof.outcome === "throttled") {
    throw new AppError("RATE_LIMITED", "Too many attempts. Wait 15 minutes, then try again.");
  }
  if (proof.outcome === "refused") {
    const message = "This is not the password of this login.";
    throw new AppError("VALIDATION_ERROR", message, { issues: [{ path: "password", message }] });
  }
  const { organizationId } = await joinByInvitation(db, proof.user, token, sender);
  return { ...proof.user, organizationId };
}
