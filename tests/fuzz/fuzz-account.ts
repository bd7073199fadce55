import type { Provision } from '@statbook/api/provision';
import { type Caller, Refused, signInCaller } from '../support/data/caller.ts';
import { payByCard } from '../support/data/card-payment.ts';
import { awaitDemoRegister } from '../support/data/demo-register.ts';
import { people } from '../support/data/people.ts';
import { importCompany, prepareStatement, submitStatement } from '../support/data/statement.ts';
import { enterCopiedCompany } from '../support/simulators/copied-company.ts';
import type { Simulators } from '../support/simulators/start-simulators.ts';
import { makeRequest, type Role } from './fuzz-request.ts';
import type { HttpClient } from './http-client.ts';
import { KnownValues } from './known-values.ts';
import type { FuzzOperation } from './operations.ts';

/** Around what an account is made. */
export interface Surroundings {
  simulators: Simulators;
  provision: Provision;
  client: HttpClient;
  operations: readonly FuzzOperation[];
}

/** An account with books, people and filings, and what stands in it. */
export interface FuzzAccount {
  known: KnownValues;
  tokenOf(role: Role): string | undefined;
  /** Signs a person in again, whose session a request has ended. */
  renew(role: Role): Promise<void>;
}

/** An account like the demo's, the first one the demo's own: files a statement in it, and reads all that can be read of it. */
export async function openFuzzAccount(around: Surroundings, number: number): Promise<FuzzAccount> {
  const { simulators } = around;
  const own = number === 0 ? demoPeople : await makePractice(around, number);
  const callers = new Map<Role, Caller>();
  const gone = new Set<Role>();
  const signIn = async (role: keyof typeof own | 'stranger') => {
    const person = role === 'stranger' ? stranger : own[role];
    const caller = await signInCaller(simulators.productUrl, simulators.issuer, person);
    callers.set(role, caller);
    return caller;
  };
  const clerk = await signIn('main');
  for (const role of ['agent', 'reader', 'stranger'] as const) await signIn(role);
  const { companyId } = await awaitDemoRegister(clerk);
  await fileStatement(clerk, simulators, number);
  const known = await readAll(around, clerk);
  known.prefer('companyId', companyId);
  return {
    known,
    tokenOf: (role) => callers.get(role)?.token,
    renew: async (role) => {
      if (role === 'nobody' || gone.has(role)) return;
      try {
        await signIn(role);
      } catch (error) {
        // A request has deactivated or removed them: until the next account they are refused.
        if (!(error instanceof Refused && error.status === 403)) throw error;
        gone.add(role);
      }
    },
  };
}

const demoPerson = (role: 'main' | 'agent' | 'reader') => ({
  sub: `demo-${role}`,
  email: people[role].email,
});
const demoPeople = { main: demoPerson('main'), agent: demoPerson('agent'), reader: demoPerson('reader') };
const stranger = { sub: 'demo-other', email: people.stranger.email };

async function makePractice({ provision }: Surroundings, number: number) {
  const person = (role: string) => {
    const subject = `fuzz-${number}-${role}`;
    return { email: `${subject}@practice.example`, subject, sub: subject, fullName: 'Mara Quill' };
  };
  const made = { main: person('main'), agent: person('agent'), reader: person('reader') };
  await provision.createPractice({ name: `Fuzzed ${number}`, ...made });
  return made;
}

/** So that there are a payment, a receipt and a filing. */
async function fileStatement(clerk: Caller, simulators: Simulators, place: number): Promise<void> {
  const { cardApiUrl } = simulators;
  const { number, code } = enterCopiedCompany(simulators, place);
  const statement = await prepareStatement(clerk, await importCompany(clerk, number, code));
  const { totalAmount: totalPence } = await submitStatement(clerk, statement);
  await payByCard(clerk, { ...statement, cardApiUrl, totalPence, cardholder: 'SUCCESSFUL' });
}

const rounds = 4;

/** Makes every call that reads, with what those before have found. */
async function readAll({ client, operations }: Surroundings, { token }: Caller): Promise<KnownValues> {
  const known = new KnownValues();
  const reading = operations.filter(({ method, isFile }) => method === 'GET' && !isFile);
  for (let round = 0; round < rounds; round += 1)
    for (const operation of reading.filter(({ weight }) => weight === 1)) {
      const request = makeRequest([operation], known, { seed: 0, index: round });
      const reply = await client.send({ ...request, token });
      if (reply.kind === 'answered' && reply.status === 200) known.learn(JSON.parse(reply.text));
    }
  return known;
}
