import { z } from "zod";
import { voters } from "@/lib/runtime/voters";
import { formOperation } from "./operation";

/** The language model that codes. Owners of the operating organization choose it, only in the service's pages. */

const operated = { internal: true, idempotent: false, scope: "any", session: true, operators: true } as const;

const emptyAsNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? null : value), schema.nullable());
const price = emptyAsNull(z.coerce.number("must be a number, such as 0.4").min(0).max(100_000));

/** An address without a user name and password, because addresses are shown. */
const address = z
  .url({ protocol: /^https?$/, error: "must be an address such as http://127.0.0.1:11434/v1" })
  .max(500)
  .refine((url) => URL.parse(url)?.username === "" && URL.parse(url)?.password === "", "must hold no password")
  .transform((url) => url.replace(/\/+$/, ""));

const settings = z
  .strictObject({
    base_url: address,
    /** Null keeps the stored key, if the address is the same. */
    api_key: emptyAsNull(
      z
        .string()
        .regex(/^[\x21-\x7e]+$/, "must be one line without spaces")
        .max(1_000),
    ),
    model: z.string().trim().min(1, "is needed").max(200),
    larger_model: emptyAsNull(z.string().trim().max(200)),
    api: z.enum(["chat", "responses"]),
    price_input: price,
    price_cached: price,
    price_output: price,
    larger_price_input: price,
    larger_price_cached: price,
    larger_price_output: price,
    consensus: voters,
    suggests_after_coding: z.boolean(),
  })
  .refine(({ model, consensus }) => consensus.every((voter) => voter.model !== model), {
    path: ["consensus"],
    message: "must be other models than the one above: the same one twice would always agree",
  })
  .refine((given) => (given.price_input === null) === (given.price_output === null), {
    path: ["price_output"],
    message: "is needed together with the price of input",
  })
  .refine((given) => (given.larger_price_input === null) === (given.larger_price_output === null), {
    path: ["larger_price_output"],
    message: "is needed together with the price of input",
  });

export const findModels = formOperation({ ...operated, id: "findModels", audited: false });
export const tryModel = formOperation({ ...operated, id: "tryModel", audited: false, body: settings });
export const saveModel = formOperation({ ...operated, id: "saveModel", audited: true, body: settings });
export const removeModel = formOperation({ ...operated, id: "removeModel", audited: true });
