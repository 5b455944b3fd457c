import type { z } from "zod";
import type { Scope } from "@/lib/auth/scopes";
import type { ErrorCode } from "@/lib/errors";
import type { Tag } from "./tags";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type ReplyDeclaration = {
  description: string;
  data: z.ZodType;
  /** What `meta` holds beside `api_version`. */
  meta?: z.ZodObject;
  /** Sends the record's revision as `ETag`. */
  etag?: true;
};

/** A reply that is a file: one of these media types, as an attachment with a name. */
export type FileDeclaration = { description: string; mediaTypes: readonly string[] };

/**
 * One operation of the API, declared once: validation, OpenAPI, the documentation and the tests all read it.
 * The first of `replies` is what a handler answers with when it returns bare data.
 */
export type Operation = {
  id: string;
  method: Method;
  /** Canonical path with placeholders, below `{base_url}`: `/v2/projects/{projectId}`. */
  path: string;
  tag: Tag;
  summary: string;
  description?: string;
  /** The scope that it needs; `any` for every valid credential of the organization. */
  scope: Scope | "any";
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Takes the record's entity tag in `If-Match`, so that a change is made to what the caller has seen. */
  ifMatch?: true;
  /** Instead of a body: the fields of a multipart form beside its one file, `file`; their values are JSON. */
  form?: z.ZodObject;
  replies: Partial<Record<200 | 201 | 202, ReplyDeclaration>>;
  /** Beside `replies`, or in their place; such an operation is not idempotent. */
  file?: FileDeclaration;
  /** The codes that are this operation's own, beside those that every operation may answer with. */
  errors: readonly ErrorCode[];
  /** Changes something, and so honours `Idempotency-Key`. */
  idempotent: boolean;
  /** What it costs, in words; absent where it is free. */
  cost?: string;
};

/** Keeps the exact types of a declaration. */
export const operation = <const Declared extends Operation>(declared: Declared): Declared => declared;
