import type { z } from "zod";
import type { Operation } from "../contract/operation";
import type { Call, CallOptions, IfMatch, ReceivedFile, Reply } from "./call";

/** Where an operation answers, and whether its input is sent as body or as query. The types are the contract's. */
export type Endpoint<Declared extends Operation = Operation> = {
  route: string;
  input: "body" | "query" | undefined;
  declared?: Declared;
};

/** An endpoint of the tree; the compiler holds it to the declaration. */
export const endpoint = <Declared extends Operation>(
  route: `${Declared["method"]} ${Declared["path"]}`,
  ...inputs: InputKind<Declared>
): Endpoint<Declared> => ({ route, input: inputs[0] });

type InputKind<Declared> = Declared extends { body: z.ZodType }
  ? ["body"]
  : Declared extends { query: z.ZodType }
    ? ["query"]
    : [undefined?];

export type EndpointTree = { [name: string]: Endpoint | EndpointTree };

/** The tree with a method in each endpoint's place. */
export type MethodsOf<Tree> = {
  [Name in keyof Tree]: Tree[Name] extends Endpoint<infer Declared> ? MethodOf<Declared> : MethodsOf<Tree[Name]>;
};

type MethodOf<Declared extends Operation> = (
  ...args: [...Ids<Declared["path"]>, ...Input<Declared>, options?: Options<Declared>]
) => Call<AnyReply<Declared>>;

type Ids<Path extends string> = Path extends `${string}{${string}}${infer Rest}`
  ? Rest extends `${string}{${string}`
    ? [ids: { [Name in Placeholders<Path>]: string | number }]
    : [id: string | number]
  : [];

type Placeholders<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type Input<Declared> = Declared extends { body: infer Body extends z.ZodType }
  ? Argument<z.input<Body>>
  : Declared extends { query: infer Query extends z.ZodType }
    ? [query?: QueryInput<Query>]
    : [];

type Argument<Value> = Record<never, never> extends Value ? [input?: Value] : [input: Value];

type QueryInput<Query extends z.ZodType> = { [Name in keyof z.input<Query>]: QueryValue<z.input<Query>[Name]> };

/** What the contract reads from text takes any value that can be written as text. */
type QueryValue<Value> = unknown extends Value ? string | number | boolean | undefined : Value | undefined;

type Options<Declared extends Operation> = CallOptions &
  (Declared extends { ifMatch: true } ? IfMatch : unknown) &
  (Declared extends { body: z.ZodType; query: infer Query extends z.ZodType }
    ? { query?: QueryInput<Query> }
    : unknown);

type AnyReply<Declared extends Operation> = JsonReplies<Declared["replies"]> | FileReply<Declared>;

type JsonReplies<Replies> = {
  [Status in keyof Replies & number]: Replies[Status] extends { data: infer Data extends z.ZodType }
    ? Reply<Status, z.output<Data>, { api_version: string } & MetaOf<Replies[Status]>>
    : never;
}[keyof Replies & number];

type MetaOf<Declaration> = Declaration extends { meta: infer Meta extends z.ZodType } ? z.output<Meta> : unknown;

type FileReply<Declared> = Declared extends { file: object } ? Reply<200, ReceivedFile, undefined> : never;
