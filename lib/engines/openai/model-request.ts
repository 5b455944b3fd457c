import type { z } from "zod";
import type { Prompt } from "./prompts";

/** A prompt and the schema of its reply; `name` is the schema's name for the provider. */
export type ModelRequest = { name: string; prompt: Prompt; schema: z.ZodType };
