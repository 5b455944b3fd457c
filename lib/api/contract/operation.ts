import type { z } from "zod";
import type { Scope } from "@/lib/auth/scopes";
import type { ErrorCode } from "@/lib/errors/app-error";
import type { Tag } from "./tags";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

export type ReplyDeclaration = {
  description: string;
  data: z.ZodType;
  /** The schema of `meta`, without `api_version`. */
  meta?: z.ZodObject;
  /** The reply has the record's revision as `ETag`. */
  etag?: true;
};

/** A reply that is a file of one of these media types, sent as an attachment with a name. */
export type FileDeclaration = {
  description: string;
  mediaTypes: readonly string[];
  /** The schema of an `application/json` file. */
  json?: z.ZodType;
};

/**
 * Whether the organization's audit log gets an entry. The entry has our own ids in path, body and result; `naming` lists
 * further fields of the body to keep, such as a member's new role, which must not hold what people wrote.
 */
export type Audit = boolean | { naming: readonly string[] };

/** The weight of analyses and exports: three of them take all places of an organization. */
export const HEAVY = 8;
/** The weight of long lists. */
export const LIST = 2;

/** Who may use an operation, and its input. */
type Terms = {
  id: string;
  /** The scope that a credential needs; `any` means that every valid credential of the organization is enough. */
  scope: Scope | "any";
  /**
   * Coders may use it, too, in the projects on which they are named; they may use no other operation, and get no files.
   */
  coders?: true;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Accepts the record's entity tag in `If-Match`, so that a change is only made to what the caller has seen. */
  ifMatch?: true;
  /** Instead of a body: the fields of a multipart form, whose values are JSON. The form also has one file, `file`. */
  form?: z.ZodObject;
};

/** The path of an operation and its replies. Bare data that a verb returns is sent with the first of `replies`. */
type Answers = {
  /** Canonical path with placeholders, below `{base_url}`: `/v2/projects/{projectId}`. */
  path: string;
  replies: Partial<Record<200 | 201 | 202, ReplyDeclaration>>;
  /** A file, in addition to `replies` or instead of them. Such an operation is not idempotent. */
  file?: FileDeclaration;
  /** How many of an organization's places a call takes (`lib/api/admission.ts`); 1 by default. */
  weight?: number;
  /** Instead of `replies`: server-sent events with this data. */
  events?: z.ZodType;
};

type Reads = { method: "GET"; idempotent: false; audited?: undefined };

type Changes = {
  method: Exclude<Method, "GET">;
  /** True if a call may carry an `Idempotency-Key`. */
  idempotent: boolean;
  audited: Audit;
};

/** One operation of the public API. Validation, OpenAPI, the documentation and the tests all read its declaration. */
export type Operation = Terms &
  Answers &
  (Reads | Changes) & {
    internal?: undefined;
    session?: undefined;
    tag: Tag;
    summary: string;
    description?: string;
    /** Error codes of this operation, in addition to those that every operation may return. */
    errors: readonly ErrorCode[];
    /** The price in words; absent if the operation is free. */
    cost?: string;
  };

/** An operation by which the service's own pages read data after they have loaded. It is not part of the public API. */
export type PageOperation = Terms & Answers & PageReads & { internal: true; session: true };

/** How a page reads: by GET, or by POST if its input is a file. A POST of this kind changes nothing. */
type PageReads = Reads | { method: "POST"; form: z.ZodObject; idempotent: false; audited: false };

/**
 * An operation that people use through a form, and that API keys may not use. Scope `none` means everybody, signed in
 * or not.
 */
export type FormOperation = Omit<Terms, "scope"> & {
  internal: true;
  idempotent: false;
  audited: Audit;
} & (
    | { scope: "none"; session?: undefined; managers?: undefined; operators?: undefined }
    | {
        scope: Scope | "any";
        session: true;
        /** Only for owners and admins of the organization. */
        managers?: true;
        /** Only for owners of the operating organization; all others get NOT_FOUND. */
        operators?: true;
      }
  );

export type AddressedOperation = Operation | PageOperation;
export type AnyOperation = AddressedOperation | FormOperation;

/** Returns the declaration with its exact types (identity function). */
export const operation = <const Declared extends Operation>(declared: Declared): Declared => declared;

/** Like `operation`, for reads of the service's pages. */
export const pageOperation = <const Declared extends Terms & Answers>(declared: Declared) => ({
  ...declared,
  ...PAGE,
});

const PAGE = { method: "GET", internal: true, session: true, idempotent: false } as const;

/** Like `pageOperation`, for reads whose input is a file. */
export const pageFileOperation = <const Declared extends Terms & Answers & { form: z.ZodObject }>(
  declared: Declared,
) => ({ ...declared, ...PAGE_FILE });

const PAGE_FILE = { ...PAGE, method: "POST", audited: false } as const;

/** Like `operation`, for forms. */
export const formOperation = <const Declared extends FormOperation>(declared: Declared): Declared => declared;
