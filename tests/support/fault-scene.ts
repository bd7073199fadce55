import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type ApiProcess, startApiProcess } from './api-process.ts';
import { type Caller, signInCaller } from './caller.ts';
import { type Cardholder, payByCard } from './card-payment.ts';
import { eventually } from './eventually.ts';
import {
  first,
  importCompany,
  prepareStatement,
  type ReviewedStatement,
  submitStatement,
} from './statement.ts';
import { type Surroundings, startSurroundings } from './surroundings.ts';
import { createTestDatabase } from './test-database.ts';

/** A company, its statement, and a product that can die at any step and come back over the same data. */
export interface FaultScene extends AsyncDisposable {
  world: Surroundings;
  /** Starts a process over the data as it lies; `CRASH_AT` names the step at which it dies. */
  start(more?: Readonly<Record<string, string>>): Promise<ApiProcess>;
  /** Mara Quill, signed in at the first start. Her session lives in the database. */
  caller(): Promise<Caller>;
}

/** The company of the scene: nothing wrong with it, its statement is due and has to be paid for. */
export const bakery = { number: '09990001', code: 'BAKE01' } as const;

const mara = { sub: 'demo-main', email: 'main@harbour.example' };

/** Quick to give up and to ask again, so that what a crash leaves behind is looked after within a test. */
const pace = {
  POLL_FIRST_SECONDS: '1',
  PAYMENT_TIMEOUT_SECONDS: '1',
  REGISTRY_GATEWAY_TIMEOUT_SECONDS: '2',
  REGISTRY_GATEWAY_REQUESTS_PER_SECOND: '50',
};

/** Sets a scene with a world and a database of its own. */
export async function openScene(engine: 'embedded' | 'postgres' = 'postgres'): Promise<FaultScene> {
  const world = await startSurroundings();
  const dataDir = mkdtempSync(join(tmpdir(), 'statbook-faults-'));
  const database = engine === 'postgres' ? await createTestDatabase(inject('postgresUrl')) : undefined;
  const env = {
    ...world.env,
    ...pace,
    PORT: String(world.productPort),
    DATA_DIR: dataDir,
    ...(database !== undefined && { DATABASE_URL: database.url }),
  };
  let running: ApiProcess | undefined;
  let caller: Promise<Caller> | undefined;
  return {
    world,
    start: async (more = {}) => {
      running = await startApiProcess({ ...env, ...more });
      return running;
    },
    caller: () => (caller ??= signInCaller(world.productUrl, world.issuer, mara)),
    [Symbol.asyncDispose]: async () => {
      await running?.kill();
      await world.close();
      await database?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The bakery's statement, reviewed and submitted: it waits for its payment. */
export async function submitBakery(scene: FaultScene): Promise<SubmittedStatement> {
  const caller = await scene.caller();
  const statement = await prepareStatement(caller, await importCompany(caller, bakery.number, bakery.code));
  const { TotalAmount } = await submitStatement(caller, statement);
  return { ...statement, totalPence: TotalAmount };
}

export interface SubmittedStatement extends ReviewedStatement {
  totalPence: number;
}

/** Pays for a submitted statement with the gateway's test card. */
export async function payFor(scene: FaultScene, statement: SubmittedStatement, cardholder: Cardholder) {
  const { cardApiUrl } = scene.world;
  const { companyId, filingId, totalPence } = statement;
  return payByCard(await scene.caller(), { cardApiUrl, companyId, filingId, totalPence, cardholder });
}

/** What the person is told of the filing. */
export async function readReceipt(scene: FaultScene, { filingId }: SubmittedStatement) {
  return first((await (await scene.caller()).call('getSubmission', { FilingId: filingId })).Entity);
}

/** What the person is told of the payment. */
export async function readPayment(scene: FaultScene, { filingId }: SubmittedStatement) {
  return (await scene.caller()).call('getPaymentState', { FilingId: filingId });
}

/** Waits until the registry's acceptance is on the receipt. */
export function awaitAcceptance(scene: FaultScene, statement: SubmittedStatement, withinMs = 60_000) {
  return eventually(
    () => readReceipt(scene, statement),
    ({ State }) => State === 'accepted',
    withinMs,
  );
}

/** What the world outside has seen: how often money was taken, and under how many numbers the form arrived. */
export async function countOutside({ world }: FaultScene) {
  const transactions = await world.payments.listTransactions();
  const arrivals = await world.registry.listArrivals(bakery.number);
  return {
    payments: transactions.filter(({ taken }) => taken > 0).length,
    takenPence: transactions.reduce((sum, { taken }) => sum + taken, 0),
    submissions: arrivals.length,
  };
}
