import {
  type Access,
  type AccessFlag,
  accessFlagTexts,
  type CallDefinition,
  type CallerFact,
  type CompanyReference,
} from '@statbook/contract';
import { translatorOf } from '@statbook/contract/wire';
import { parseCompanyNumber } from '@statbook/domain/companies';
import type { Config } from '../config.ts';
import type { Transaction } from '../platform/database/database.ts';
import { findCompanyById, findCompanyByNumber } from './company-queries.ts';
import type { CompanyInReach, Person } from './handler.ts';
import { type Refusal, refuse } from './refusal.ts';

/** Refuses who holds none of the flags that the call asks for. */
export function checkFlags(access: Access, person: Person): Refusal | undefined {
  if (typeof access === 'string') return undefined;
  const wanted: readonly AccessFlag[] = typeof access.flag === 'string' ? [access.flag] : access.flag;
  return wanted.some((flag) => person.flags.has(flag)) ? undefined : refuseWithout(wanted);
}

/** Refuses for want of a flag, and says what whoever holds one of them may do. */
export function refuseWithout(wanted: readonly AccessFlag[]): Refusal {
  const acts = wanted.map((flag) => accessFlagTexts[flag]).join(' or ');
  const detail = `Your access does not let you ${acts}. A main user of your account can change that.`;
  return refuse('flag-missing', { detail });
}

/** By these any call may say once more who makes it, whether its own schema has them or not. */
const callerFields: Readonly<Record<string, CallerFact>> = {
  centralUserId: 'central-user',
  userId: 'user',
  createdBy: 'user',
  modifiedBy: 'user',
};

/** Refuses a parameter that names another caller than the token does; one that agrees says nothing new. */
export function checkCaller(
  call: CallDefinition,
  person: Person,
  input: Inputs,
  sent: Inputs,
): Refusal | undefined {
  const names = translatorOf(call.wire?.input);
  const isOther = (given: string | undefined, fact: CallerFact) =>
    given !== undefined && given !== '' && !factsOf(person, fact).includes(given.toLowerCase());
  for (const part of ['query', 'body'] as const) {
    for (const [field, fact] of Object.entries(call.caller ?? {}))
      if (isOther(read(input[part], field), fact)) return refuse('caller-mismatch');
    for (const [field, fact] of Object.entries(callerFields)) {
      // Where the schema has the field, it stands in what was read of it, and may mean something else.
      const isOfCall = read(input[part], field) !== undefined;
      if (!isOfCall && isOther(read(sent[part], names.wireName(field)), fact))
        return refuse('caller-mismatch');
    }
  }
  return undefined;
}

/** Refuses a secret in the address, where proxies and histories keep it. */
export function checkAddress(
  { secretsInUrl }: Pick<Config, 'secretsInUrl'>,
  { secrets = [], wire }: CallDefinition,
  address: unknown,
): Refusal | undefined {
  if (secretsInUrl || typeof address !== 'object' || address === null) return undefined;
  const given = new Set(Object.keys(address).map((name) => name.toLowerCase()));
  const names = translatorOf(wire?.input);
  return secrets.some((name) => given.has(names.wireName(name).toLowerCase()))
    ? refuse('secret-in-url')
    : undefined;
}

export interface Inputs {
  query: unknown;
  body: unknown;
}

/** The company that the call names, when it is within reach; a company outside one's reach does not exist. */
export async function findCompanyInReach(
  tx: Transaction,
  reference: CompanyReference,
  input: Inputs,
): Promise<CompanyInReach | Refusal> {
  const given = read(reference.in === 'query' ? input.query : input.body, reference.field);
  if (given === undefined) return refuse('not-found');
  const found = reference.by === 'id' ? await findCompanyById(tx, given) : await findByTypedNumber(tx, given);
  return found ?? refuse('not-found');
}

async function findByTypedNumber(tx: Transaction, text: string): Promise<CompanyInReach | undefined> {
  const typed = parseCompanyNumber(text);
  return typed.ok ? findCompanyByNumber(tx, typed.number) : undefined;
}

function factsOf(person: Person, fact: CallerFact): string[] {
  const { centralUserId, userId, email } = person;
  const values = {
    'central-user': [centralUserId],
    agent: [userId],
    // Callers name themselves by either; both are the token's own.
    user: [userId, centralUserId],
    email: [email],
  } as const satisfies Record<CallerFact, readonly string[]>;
  return values[fact].map((value) => value.toLowerCase());
}

function read(source: unknown, field: string): string | undefined {
  if (typeof source !== 'object' || source === null) return undefined;
  const value: unknown = Reflect.get(source, field);
  return typeof value === 'string' ? value : undefined;
}
