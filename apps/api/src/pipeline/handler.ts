import type { AccessFlag, BodyOf, CallDefinition, QueryOf, ReplyOf } from '@statbook/contract';
import type { FastifyReply } from 'fastify';
import type { Scope, Transaction } from '../platform/database/database.ts';
import type { Refusal } from './refusal.ts';
import type { WrittenReply } from './written-reply.ts';

/** The signed-in person that a request acts for, as the token and the database say. */
export interface Person {
  sessionId: string;
  userId: string;
  accountId: string;
  accountName: string;
  /** The account's main user. */
  centralUserId: string;
  email: string;
  fullName: string;
  isMainUser: boolean;
  flags: ReadonlySet<AccessFlag>;
  /** Row-level security of every transaction made for this person. */
  scope: Extract<Scope, { as: 'account' }>;
}

/** A valid token, before it is known whose it is here. */
export interface Identity {
  issuer: string;
  subject: string;
  tokenSession: string;
  issuedAt: Date;
}

/** What the request itself says of the caller's side. */
export interface Caller {
  ip: string;
  userAgent: string;
  accept: string;
  origin: string | undefined;
  lastEventId: string | undefined;
}

/** The company that a call is about, within the person's reach. */
export interface CompanyInReach {
  id: string;
  number: string;
  name: string;
  /** A key of the register; where it is read with the company. */
  type?: string;
}

interface Always<C extends CallDefinition> {
  query: QueryOf<C>;
  body: BodyOf<C>;
  requestId: string;
  caller: Caller;
  /** Ends when the caller has gone; a stream also ends when the server stops. */
  signal: AbortSignal;
}

/** What the activity row says beside the call's own words. */
export interface ActivityDetails {
  /** Where one call does several things: what it was, instead of the call's own word. */
  action?: string;
  subject?: string | undefined;
  companyId?: string | undefined;
  details?: Record<string, unknown>;
}

interface Recording {
  /** Says more in the row of activity that the call leaves. */
  record(details: ActivityDetails): void;
}

/** A call of several transactions says in which of them its row of activity stands. */
interface Noting {
  note(tx: Transaction, details?: ActivityDetails): Promise<void>;
}

type WithPerson<C extends CallDefinition> = C['access'] extends 'public'
  ? unknown
  : C['access'] extends 'token'
    ? { identity: Identity }
    : { person: Person };

type WithCompany<C extends CallDefinition> = C['access'] extends { company: object }
  ? { company: CompanyInReach }
  : unknown;

type WithTransaction<C extends CallDefinition> = C['transaction'] extends 'reading'
  ? { tx: Transaction }
  : C['transaction'] extends 'one'
    ? Recording & { tx: Transaction }
    : C['activity'] extends string
      ? Noting
      : unknown;

type WithReply<C extends CallDefinition> = C['raw'] extends true ? { reply: FastifyReply } : unknown;

/** What a handler is given: no more than its call says it needs. */
export type CallContext<C extends CallDefinition> = Always<C> &
  WithPerson<C> &
  WithCompany<C> &
  WithTransaction<C> &
  WithReply<C>;

/** A reply as a handler gives it: what may be null may be undefined, and what the schema does not declare is not written. */
export type Given<T> = T extends readonly (infer Item)[]
  ? readonly Given<Item>[]
  : T extends object
    ? { readonly [Name in keyof T]: Given<T[Name]> | (null extends T[Name] ? undefined : never) }
    : T;

/** The answer of a handler; a call that writes its reply itself gives nothing. */
export type CallResult<C extends CallDefinition> = Promise<
  (C['raw'] extends true ? void : Given<ReplyOf<C>> | WrittenReply) | Refusal
>;

/** One call and what does it. */
export interface Handler<C extends CallDefinition = CallDefinition> {
  call: C;
  run(context: never): Promise<unknown>;
}

/** Joins a call of the contract with the code that does it. */
export function handle<C extends CallDefinition>(
  call: C,
  run: (context: CallContext<C>) => CallResult<C>,
): Handler<C> {
  return { call, run };
}
