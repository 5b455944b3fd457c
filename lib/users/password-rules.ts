import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import type { Issue } from "@/lib/errors/app-error";

/** NIST SP 800-63B-4 asks for length and for no common passwords, not for mixed characters. */
export const PASSWORD_LENGTH = { min: 12, max: 256 };

/** zxcvbn's scale from 0 to 4: from 3 on, more than 10^8 guesses. */
const MIN_SCORE = 3;

let estimator: ZxcvbnFactory | undefined;

/**
 * What is wrong with a password that somebody chose: its length, or that it is common, a sequence, a repetition, or
 * made of the person's address. Judged by zxcvbn (Wheeler 2016) with the word list of its package.
 */
export function passwordIssues(password: string, email: string): Issue[] {
  const { min, max } = PASSWORD_LENGTH;
  if (password.length < min)
    return [issue(`Use ${min} characters or more. A few unrelated words are easy to remember.`)];
  if (password.length > max) return [issue(`Use ${max} characters at most.`)];
  const [name = ""] = email.toLowerCase().split("@");
  if (name.length > 2 && password.toLowerCase().includes(name)) return [issue("Leave your e-mail address out of it.")];
  estimator ??= new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs, maxLength: 64 });
  const { score } = estimator.check(password, [...email.split(/[^\p{L}\p{N}]+/u), "coding", "survey"]);
  if (score >= MIN_SCORE) return [];
  return [issue("This password is among the first that attackers try. Use a few unrelated words instead.")];
}

const issue = (message: string): Issue => ({ path: "password", message });
