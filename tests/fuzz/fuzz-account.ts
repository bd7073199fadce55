import type { Provision } from '@statbook/api/provision';
import { type Caller, Refused, signInCaller } from '../support/data/caller.ts';
import { payByCard } from '../support/data/card-payment.ts';
import { awaitDemoRegister } from '../support/data/demo-register.ts';
import { people } from '../support/data/people.ts';
import { first, importCompany, prepareStatement, submitStatement } from '../support/data/statement.ts';
import { enterCopiedCompany } from '../support/simulators/copied-company.ts';
import type { Simulators } from '../support/simulators/start-simulators.ts';
import type { Draft } from './forms/drafts.ts';
import { enterFormCompany } from './forms/form-company.ts';
import { openDrafts, reopenDraft } from './forms/open-drafts.ts';
import type { Role } from './fuzz-request.ts';
import type { HttpClient } from './http-client.ts';
import { KnownValues } from './known-values.ts';
import { learnAccount } from './learn-account.ts';
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
  /** Begins a form again that a request has filed or deleted. */
  reopen(draft: Draft): Promise<void>;
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
  const { number: formNumber, code } = enterFormCompany(simulators, number);
  const formCompanyId = await importCompany(clerk, formNumber, code);
  const known = new KnownValues();
  const { agentId, centralUserId } = first(
    (await clerk.call('userLoginDetails', { emailId: own.main.email })).entity,
  );
  const facts = { user: agentId, agent: agentId, 'central-user': centralUserId, email: own.main.email };
  for (const [fact, value] of Object.entries(facts)) known.mainUser.set(fact, value);
  await openDrafts(clerk, { companyId: formCompanyId, number: formNumber }, known.drafts);
  const preferred = { companyId, authCode: code, connectionType: 'Test' };
  for (const [name, value] of Object.entries(preferred)) known.prefer(name, value);
  await learnAccount(around, clerk, known);
  return {
    known,
    reopen: (draft) => reopenDraft(callers.get('main') ?? clerk, known.drafts, draft),
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
