import { randomBytes } from "node:crypto";
import { v7 } from "uuid";

/** A new uuid v7; ids made later sort later. */
export const newId = (): string => v7();

/** A new job id: `job_` and 24 hexadecimal digits. */
export const newJobId = (): string => `job_${randomBytes(12).toString("hex")}`;

/** Whether a text has the form of a job id. */
export const isJobId = (text: string): boolean => /^job_[a-f0-9]{24}$/.test(text);
