import type { z } from "zod";
import type { AddressedOperation } from "../contract/operation";
import type { API_VERSION } from "../reply";
import type { Call, CallOptions, IfMatch, ReceivedFile, Reply } from "./call";
import type { Endpoint } from "./endpoint";

/** The path of a question, with which many routes begin. */
export const QUESTION = "/v2/projects/{projectId}/questions/{questionId}";

/** An endpoint and, for the compiler, the type of its operation's declaration. The declaration itself is not loaded. */
type Declares<Declared extends AddressedOperation> = Endpoint & { declared?: Declared };
type DeclaresFile<Declared extends AddressedOperation> = Declares<Declared> & { as: "file" };

/** The endpoint of an operation; the compiler checks method, path and kind of input against its declaration. */
export const endpoint = <Declared extends AddressedOperation>(
  route: `${Declared["method"]} ${Declared["path"]}`,
  ...inputs: InputKind<Declared>
): Declares<Declared> => ({ route, input: inputs[0] });

/** The endpoint for the file of an operation that replies with records or, if `format` asks for it, with a file. */
export const fileEndpoint = <Declared extends AddressedOperation & { file: object }>(
  route: `${Declared["method"]} ${Declared["path"]}`,
): DeclaresFile<Declared> => ({ route, input: "query", as: "file" });

type InputKind<Declared> = Declared extends { body: z.ZodType }
  ? ["body"]
  : Declared extends { form: z.ZodType }
    ? ["form"]
    : Declared extends { query: z.ZodType }
      ? ["query"]
      : [undefined?];

/** The methods of a tree of endpoints: the same tree, with a function in place of each endpoint. */
export type MethodsOf<Tree> = {
  [Name in keyof Tree]: Tree[Name] extends DeclaresFile<infer Declared>
    ? FileMethodOf<Declared>
    : Tree[Name] extends Declares<infer Declared>
      ? MethodOf<Declared>
      : MethodsOf<Tree[Name]>;
};

type MethodOf<Declared extends AddressedOperation> = (
  ...args: [...Ids<Declared["path"]>, ...Input<Declared>, options?: Options<Declared>]
) => Call<ReplyOf<Declared>>;

type FileMethodOf<Declared extends AddressedOperation> = (
  ...args: [...Ids<Declared["path"]>, query: FileQuery<Query<Declared>>, options?: CallOptions]
) => Call<FileReply>;

type Ids<Path extends string> = Path extends `${string}{${string}}${infer Rest}`
  ? Rest extends `${string}{${string}`
    ? [ids: { [Name in Placeholders<Path>]: string | number }]
    : [id: string | number]
  : [];

type Placeholders<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type Input<Declared extends AddressedOperation> = Declared extends { body: infer Body extends z.ZodType }
  ? Argument<z.input<Body>>
  : Declared extends { form: infer Form extends z.ZodType }
    ? [form: FormInput<z.input<Form>>]
    : Declared extends { query: z.ZodType }
      ? Argument<RecordsQuery<Declared>>
      : [];

/** The argument for a form: its fields and the file; only the file if no fields are declared. */
type FormInput<Fields> = string extends keyof Fields ? { file: Blob } : Fields & { file: Blob };

type Argument<Value> = Record<never, never> extends Value ? [input?: Value] : [input: Value];

type Query<Declared> = Declared extends { query: infer Schema extends z.ZodType }
  ? { [Name in keyof z.input<Schema>]: QueryValue<z.input<Schema>[Name]> }
  : never;

/**
 * Query values that the contract converts from text have an unknown input type; for these, any plain value is accepted.
 */
type QueryValue<Value> = unknown extends Value ? string | number | boolean | undefined : Value | undefined;

type RecordsQuery<Declared extends AddressedOperation> = Declared extends { file: object }
  ? AnswersOnlyFiles<Declared> extends true
    ? Query<Declared>
    : Omit<Query<Declared>, "format">
  : Query<Declared>;

type AnswersOnlyFiles<Declared extends AddressedOperation> = [keyof Declared["replies"]] extends [never] ? true : false;

type FileQuery<Given> = Omit<Given, "format"> &
  (Given extends { format?: infer Format } ? { format: Exclude<Format, "json" | undefined> } : unknown);

type Options<Declared> = CallOptions &
  (Declared extends { ifMatch: true } ? IfMatch : unknown) &
  (Declared extends { query: z.ZodType } & ({ body: z.ZodType } | { form: z.ZodType })
    ? { query?: Query<Declared> }
    : unknown);

type ReplyOf<Declared extends AddressedOperation> =
  AnswersOnlyFiles<Declared> extends true ? FileReply : RecordsReply<Declared["replies"]>;

type RecordsReply<Replies> = {
  [Status in keyof Replies & number]: Replies[Status] extends { data: infer Data extends z.ZodType }
    ? Reply<Status, z.output<Data>, { api_version: typeof API_VERSION } & MetaOf<Replies[Status]>>
    : never;
}[keyof Replies & number];

type MetaOf<Declaration> = Declaration extends { meta: infer Meta extends z.ZodType } ? z.output<Meta> : unknown;

type FileReply = Reply<200, ReceivedFile, undefined>;
