import { signIn as signInAt } from "../support/sign-in";
import { service } from "./client";

/** The cookies of a person who has signed in; by default of the first workspace's owner. */
export const signIn = (login: { email: string; password: string } = service): Promise<string> =>
  signInAt(service.origin, login);
