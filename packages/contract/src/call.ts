import { z } from 'zod';
import type { AccessFlag } from './access-flags.ts';
import type { WireSpelling } from './wire/spelling.ts';

/** Which fact of the caller a request parameter repeats. The token decides; a parameter that disagrees is refused. */
export type CallerFact = 'central-user' | 'agent' | 'user' | 'email';

/** Where a call names the company that it is about. */
export interface CompanyReference {
  in: 'query' | 'body';
  field: string;
  by: 'id' | 'number';
}

/**
 * Who may make a call.
 * - `public`: anybody, without a token.
 * - `token`: anybody with a valid token of the issuer, whether an account knows them or not.
 * - `signed-in`: any user with a live session.
 * - a flag: a user who holds it (a main user holds all), and, where `company` is given, only within reach of it.
 */
export type Access =
  | 'public'
  | 'token'
  | 'signed-in'
  | { flag: AccessFlag | readonly [AccessFlag, ...AccessFlag[]]; company?: CompanyReference };

/** The shape every call has: one value that the server implements, the browser calls and the OpenAPI document shows. */
export interface CallDefinition {
  /** The feature it belongs to; the same word in every workspace. */
  feature: string;
  method: 'GET' | 'POST' | 'DELETE';
  /** The wire path with the specification's spelling; it stands here and nowhere else. */
  path: `/api/${string}`;
  summary: string;
  query?: z.ZodObject;
  body?: z.ZodType;
  reply: z.ZodType;
  /** How its names are spelled where neither the rule nor the common exceptions say it. */
  wire?: WireSpelling;
  access: Access;
  /** Parameters that repeat who is calling. */
  caller?: Readonly<Record<string, CallerFact>>;
  /** Fields that hold secrets: refused in an address, unless the installation allows them there. */
  secrets?: readonly string[];
  /** What the activity log says when the call has succeeded; `null` for nothing. */
  activity: string | null;
  /**
   * `one`: the whole call is one transaction. `reading`: one that can change nothing.
   * `process`: each step is a short transaction of its own.
   */
  transaction: 'one' | 'reading' | 'process';
  /** A state change that the specification gives the method GET: served as POST as well, and never cached. */
  alsoPost?: true;
  /** The largest body, in megabytes, where a call needs more or less than most. */
  bodyMegabytes?: number;
  /** Says nothing of the person's own activity, as streams and polling do: the session's idle clock runs on. */
  countsAsActivity?: false;
  /** The reply is a stream or a file rather than JSON: the handler writes it itself. */
  raw?: true;
}

/** What a handler and a client see of a call's query, body and reply. */
export type QueryOf<C extends CallDefinition> = C['query'] extends z.ZodType
  ? z.output<C['query']>
  : undefined;
export type BodyOf<C extends CallDefinition> = C['body'] extends z.ZodType ? z.output<C['body']> : undefined;
export type ReplyOf<C extends CallDefinition> = Unchanging<z.input<C['reply']>>;

/** A value that nobody changes, at any depth. */
export type Unchanging<T> = T extends readonly (infer Item)[]
  ? readonly Unchanging<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Unchanging<T[Name]> }
    : T;

/** Keeps the literal types of a call and checks its shape. */
export function defineCall<const C extends CallDefinition>(call: C): C {
  return call;
}

/** Whoever holds a flag, about the company that the query names. */
export const aboutCompany = <const Flag extends AccessFlag>(flag: Flag) =>
  ({ flag, company: { in: 'query', field: 'companyId', by: 'id' } }) as const;

/** Whoever holds a flag, about the company that the body names. */
export const aboutCompanyInBody = <const Flag extends AccessFlag>(flag: Flag) =>
  ({ flag, company: { in: 'body', field: 'companyId', by: 'id' } }) as const;

/** What a call is that only reads: one transaction that can change nothing, and nothing in the activity log. */
export const reading = <const Allowed extends Access>(feature: string, access: Allowed) =>
  ({ feature, method: 'GET', access, activity: null, transaction: 'reading' }) as const;

/** What a call is that changes something: one transaction; what the activity log says of it is its own. */
export const changing = <const Allowed extends Access>(feature: string, access: Allowed) =>
  ({ feature, method: 'POST', access, transaction: 'one' }) as const;

/** What a call is that only reads, in several short transactions: it asks others between them, or waits. */
export const readingInSteps = <const Allowed extends Access>(feature: string, access: Allowed) =>
  ({ ...reading(feature, access), transaction: 'process' }) as const;

/** What a call is that changes something step by step; the activity log has a row of each step that matters. */
export const changingInSteps = <const Allowed extends Access>(feature: string, access: Allowed) =>
  ({ ...changing(feature, access), activity: null, transaction: 'process' }) as const;

/** What a call is that answers with a file, which its handler writes. */
export const sendingFile = <const Allowed extends Access>(feature: string, access: Allowed) =>
  ({ feature, method: 'GET', access, reply: z.unknown(), transaction: 'process', raw: true }) as const;
