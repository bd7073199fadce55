import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createTestDatabase } from '@statbook/testkit';
import { inject } from 'vitest';
import { type ApiProcess, startApiProcess } from './api-process.ts';
import { type Caller, signInCaller } from '../data/caller.ts';
import { type Cardholder, payByCard } from '../data/card-payment.ts';
import { eventually } from '../eventually.ts';
import {
  first,
  importCompany,
  prepareStatement,
  type ReviewedStatement,
  submitStatement,
} from '../data/statement.ts';
import { type Simulators, startSimulators } from '../simulators/start-simulators.ts';

/** A company, its statement, and a product that can die at any step and come back over the same data. */
export interface FaultFixture extends AsyncDisposable {
  simulators: Simulators;
  /** What every process of it is started with. */
  env: Readonly<Record<string, string>> & { DATA_DIR: string };
  /** Where its data lie. */
  databaseUrl: string;
  /** Starts a process over the data as it lies; `CRASH_AT` names the step at which it dies. */
  start(more?: Readonly<Record<string, string>>): Promise<ApiProcess>;
  /** Mara Quill, signed in at the first start and again before her token ends. Her session lives in the database. */
  caller(): Promise<Caller>;
}

/** The company of the fixture: nothing wrong with it, its statement is due and has to be paid for. */
export const bakery = { number: '09990001', code: 'BAKE01' } as const;

const mara = { sub: 'demo-main', email: 'main@harbour.example' };

/** Quick to give up and to ask again, so that what a crash leaves behind is looked after within a test. */
const pace = {
  POLL_FIRST_SECONDS: '1',
  PAYMENT_TIMEOUT_SECONDS: '4',
  REGISTRY_GATEWAY_TIMEOUT_SECONDS: '6',
  REGISTRY_GATEWAY_REQUESTS_PER_SECOND: '50',
};

/** Shorter than a token lasts. */
const signedInForMs = 600_000;

/** Opens a fixture with simulators and a database of its own. */
export async function openFaultFixture(): Promise<FaultFixture> {
  const simulators = await startSimulators();
  const dataDir = mkdtempSync(join(tmpdir(), 'statbook-faults-'));
  const database = await createTestDatabase(inject('postgres'));
  const env = {
    ...simulators.env,
    ...pace,
    PORT: String(simulators.productPort),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    NODE_COMPILE_CACHE: join(dirname(inject('api')), 'compiled'),
  };
  let running: ApiProcess | undefined;
  let caller: { signedIn: Promise<Caller>; at: number } | undefined;
  const signIn = () => {
    const signedIn = signInCaller(simulators.productUrl, simulators.issuer, mara);
    // Killed on the way: whoever comes next signs in anew.
    signedIn.catch(() => (caller = undefined));
    return { signedIn, at: performance.now() };
  };
  return {
    simulators,
    env,
    databaseUrl: database.url,
    start: async (more = {}) => {
      running = await startApiProcess({ ...env, ...more }, inject('api'));
      return running;
    },
    caller: () => {
      if (caller === undefined || performance.now() - caller.at > signedInForMs) caller = signIn();
      return caller.signedIn;
    },
    [Symbol.asyncDispose]: async () => {
      await running?.kill();
      await simulators.close();
      await database.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The bakery's statement, reviewed and submitted: it waits for its payment. */
export async function submitBakery(fixture: FaultFixture): Promise<SubmittedStatement> {
  const caller = await fixture.caller();
  const statement = await prepareStatement(caller, await importCompany(caller, bakery.number, bakery.code));
  const { totalAmount } = await submitStatement(caller, statement);
  return { ...statement, totalPence: totalAmount };
}

export interface SubmittedStatement extends ReviewedStatement {
  totalPence: number;
}

/** Pays for a submitted statement with the gateway's test card. */
export async function payFor(fixture: FaultFixture, statement: SubmittedStatement, cardholder: Cardholder) {
  const { cardApiUrl } = fixture.simulators;
  const { companyId, filingId, totalPence } = statement;
  return payByCard(await fixture.caller(), { cardApiUrl, companyId, filingId, totalPence, cardholder });
}

/** What the person is told of the filing. */
export async function readReceipt(fixture: FaultFixture, { filingId }: SubmittedStatement) {
  return first((await (await fixture.caller()).call('getSubmission', { filingId })).entity);
}

/** What the person is told of the payment. */
export async function readPayment(fixture: FaultFixture, { filingId }: SubmittedStatement) {
  return (await fixture.caller()).call('getPaymentState', { filingId });
}

/** Waits until the registry's acceptance is on the receipt. */
export function awaitAcceptance(fixture: FaultFixture, statement: SubmittedStatement) {
  return eventually(
    () => readReceipt(fixture, statement),
    ({ state }) => state === 'accepted',
  );
}

/** How often the gateway took money, and under how many numbers the form arrived at the registry. */
export async function countOutside({ simulators }: FaultFixture) {
  const transactions = await simulators.payments.listTransactions();
  const arrivals = await simulators.registry.listArrivals(bakery.number);
  return {
    payments: transactions.filter(({ taken }) => taken > 0).length,
    takenPence: transactions.reduce((sum, { taken }) => sum + taken, 0),
    submissions: arrivals.length,
  };
}
