import type { z } from "zod";
import type { Prompt } from "./prompts";

/** A prompt with the schema of the reply; the name tells the provider what the schema is of. */
export type ModelRequest = { name: string; prompt: Prompt; schema: z.ZodType };
