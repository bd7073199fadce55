import { isDeepStrictEqual } from 'node:util';
import { type CallDefinition, errorKinds } from '@statbook/contract';
import { translatorOf } from '@statbook/contract/wire';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config.ts';
import type { ActivityLog } from '../platform/activity/activity.ts';
import type { Database, Transaction } from '../platform/database/database.ts';
import type { Logger } from '../platform/monitoring/logger.ts';
import { checkAddress, checkCaller, checkFlags, findCompanyInReach, type Inputs } from './authorise.ts';
import type { ActivityDetails, Caller, CompanyInReach, Handler, Identity, Person } from './handler.ts';
import { Refusal, toProblem } from './refusal.ts';
import { replyWriterOf } from './reply-writer.ts';
import type { Authenticator } from './authenticator.ts';
import { sentWith, validate } from './input/validate.ts';
import { WrittenReply } from './written-reply.ts';

export interface Pipeline {
  config: Pick<Config, 'secretsInUrl'>;
  database: Database;
  activity: ActivityLog;
  authenticator: Authenticator;
  logger: Logger;
  /** Checks each reply against its schema before the commit: development and tests. */
  checkReplies: boolean;
  stopping: AbortSignal;
}

/** Serves one call: each request takes the same steps in the same order. */
export function serveCall(app: FastifyInstance, pipeline: Pipeline, handler: Handler): void {
  const { call } = handler;
  const write = call.raw === true ? undefined : replyWriterOf(call);
  const names = translatorOf(call.wire?.input);
  const methods = call.alsoPost === true ? [call.method, 'POST' as const] : [call.method];
  for (const method of methods) {
    app.route({
      method,
      url: call.path,
      ...(call.bodyMegabytes !== undefined && { bodyLimit: call.bodyMegabytes * 1024 * 1024 }),
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const answer = await perform(pipeline, { ...handler, write }, request, reply);
        if (answer instanceof Refusal) return sendRefusal(reply, answer, names);
        if (write === undefined) return reply;
        const json = answer instanceof WrittenReply ? answer.json : write(answer);
        return reply.type('application/json; charset=utf-8').send(json);
      },
    });
  }
}

/** Sends a refusal; the names of its fields are those of a call's input. */
export function sendRefusal(
  reply: FastifyReply,
  refusal: Refusal,
  names = translatorOf(undefined),
): FastifyReply {
  const problem = toProblem(refusal, reply.request.id, names);
  const { status } = errorKinds[refusal.code];
  // RFC 9110 asks for it, and programs that sign in by themselves wait for it.
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

/** A call with what does it and, where it answers in JSON, what writes its answer. */
interface Served extends Handler {
  write: ReturnType<typeof replyWriterOf> | undefined;
}

async function perform(
  pipeline: Pipeline,
  { call, run, write }: Served,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const who = await identify(pipeline, call, request);
  if (who instanceof Refusal) return who;
  const input = validate(call, request);
  if (input instanceof Refusal) return input;
  const refusal =
    (who.person === undefined
      ? undefined
      : refuseAccess(call, who.person, { input, sent: sentWith(call, request) })) ??
    checkAddress(pipeline.config, call, request.query);
  if (refusal !== undefined) return refusal;

  // What the context holds is what the call's type says it holds; `handle` ties the two together.
  const perform = run as (context: unknown) => Promise<unknown>;
  const base = {
    ...input,
    ...who,
    requestId: request.id,
    caller: toCaller(request),
    signal: endOf(pipeline, call, reply),
  };
  if (call.transaction !== 'process')
    return performInTransaction(pipeline, { call, write, base, person: who.person }, perform);

  const company = await findCompany(pipeline, call, who.person, input);
  if (company instanceof Refusal) return company;
  const result = await perform({
    ...base,
    ...(company && { company }),
    ...(call.raw === true && { reply }),
    ...(who.person && { note: noteOf(pipeline, { call, person: who.person, company, ...base }) }),
  });
  return checked(pipeline, { call, write }, result);
}

interface Who {
  person?: Person;
  identity?: Identity;
}

async function identify(
  { authenticator }: Pipeline,
  { access, countsAsActivity }: CallDefinition,
  request: FastifyRequest,
): Promise<Who | Refusal> {
  const { authorization } = request.headers;
  if (access === 'public') return {};
  if (access === 'token') {
    const identity = await authenticator.identify(authorization);
    return identity instanceof Refusal ? identity : { identity };
  }
  const activeAt = countsAsActivity === false ? undefined : activityOf(request);
  const person = await authenticator.authenticate({
    authorization,
    userAgent: toCaller(request).userAgent,
    activeAt,
  });
  return person instanceof Refusal ? person : { person };
}

/**
 * When the person was active: a browser says how many seconds ago, since pages ask by themselves as well. Whoever says
 * nothing of it is active by calling.
 */
function activityOf({ headers }: FastifyRequest): Date {
  const said = headers['x-idle-seconds'];
  const seconds = typeof said === 'string' && /^\d{1,9}$/.test(said) ? Number(said) : 0;
  return new Date(Date.now() - seconds * 1000);
}

function refuseAccess(
  call: CallDefinition,
  person: Person,
  { input, sent }: { input: Inputs; sent: Inputs },
): Refusal | undefined {
  return checkFlags(call.access, person) ?? checkCaller(call, person, input, sent);
}

async function findCompany(
  { database }: Pipeline,
  call: CallDefinition,
  person: Person | undefined,
  input: Inputs,
): Promise<CompanyInReach | Refusal | undefined> {
  const reference = typeof call.access === 'string' ? undefined : call.access.company;
  if (reference === undefined || person === undefined) return undefined;
  return database.reading(person.scope, (tx) => findCompanyInReach(tx, reference, input));
}

/** Carries a refusal out of a transaction, so that nothing of it stays. */
class RolledBack extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super('The call was refused.');
    this.refusal = refusal;
  }
}

interface InTransaction extends Pick<Served, 'call' | 'write'> {
  base: Inputs & { requestId: string };
  person: Person | undefined;
}

async function performInTransaction(
  pipeline: Pipeline,
  { call, write, base, person }: InTransaction,
  perform: (context: unknown) => Promise<unknown>,
): Promise<unknown> {
  if (person === undefined)
    throw new Error(`${call.path}: a call without a person cannot be one transaction.`);
  const { database } = pipeline;
  const transaction = call.transaction === 'reading' ? database.reading : database.transaction;
  try {
    return await transaction(person.scope, async (tx) => {
      const reference = typeof call.access === 'string' ? undefined : call.access.company;
      const company = reference === undefined ? undefined : await findCompanyInReach(tx, reference, base);
      if (company instanceof Refusal) throw new RolledBack(company);
      const row = { details: {} };
      const record = (details: object) => Object.assign(row, details);
      const result = await perform({ ...base, tx, record, ...(company && { company }) });
      if (result instanceof Refusal) throw new RolledBack(result);
      await noteOf(pipeline, { call, person, company, ...base })(tx, row);
      return checked(pipeline, { call, write }, result);
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.refusal;
    throw error;
  }
}

interface Acting {
  call: CallDefinition;
  person: Person;
  company: CompanyInReach | undefined;
  requestId: string;
}

/** Leaves the row of a call in the activity log, in the transaction of the act. */
function noteOf({ activity }: Pipeline, { call, person, company, requestId }: Acting) {
  const { accountId, userId } = person;
  return async (tx: Transaction, details: ActivityDetails = {}) => {
    const { activity: action } = call;
    const actor = `person:${userId}` as const;
    if (action !== null)
      await activity.record(tx, { accountId, actor, action, companyId: company?.id, requestId, ...details });
  };
}

function checked(
  { checkReplies }: Pipeline,
  { call, write }: Pick<Served, 'call' | 'write'>,
  result: unknown,
): unknown {
  if (!checkReplies || result instanceof Refusal || write === undefined) return result;
  const json = result instanceof WrittenReply ? result.json : write(result);
  const reply: unknown = translatorOf(call.wire?.reply).toOurs(JSON.parse(json));
  const parsed = call.reply.safeParse(reply);
  if (!parsed.success)
    throw new Error(`${call.path}: the reply breaks its contract: ${z.prettifyError(parsed.error)}`);
  // No serialiser drops what the contract does not declare from an answer that is already written.
  if (result instanceof WrittenReply && !isDeepStrictEqual(parsed.data, reply))
    throw new Error(`${call.path}: the written reply holds more than its contract declares.`);
  return result;
}

function toCaller(request: FastifyRequest): Caller {
  const header = (name: string) => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    ip: request.ip,
    userAgent: header('user-agent') ?? '',
    accept: header('accept') ?? '*/*',
    origin: header('origin'),
    lastEventId: header('last-event-id'),
  };
}

/** Ends when the caller has gone before the answer; a stream, which has no end of its own, also when the server stops. */
function endOf({ stopping }: Pipeline, { raw }: CallDefinition, reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return raw === true ? AbortSignal.any([gone.signal, stopping]) : gone.signal;
}
