import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProvision } from '@statbook/api/provision';
import { createTestDatabase, type TestServer } from '@statbook/testkit';
import { startApiProcess } from '../support/processes/api-process.ts';
import { startSimulators } from '../support/simulators/start-simulators.ts';
import { openHttpClient } from './http-client.ts';
import { readOperations } from './operations.ts';
import { OperationCounts } from './reach/operation-counts.ts';
import type { RunOptions } from './run-options.ts';
import { runRequests, type Tally } from './run-requests.ts';
import { type MemoryWatch, watchMemory } from './watch-memory.ts';

/** Longer than anybody waits for an answer. */
export const usualLateMs = 5000;

/** Then the books of its register hold about as much as those of a practice, and another account is made. */
export const requestsPerAccount = 10_000;

/** The product's own limits are settings; those that count requests are out of the way. */
const limits = {
  RATE_LIMIT_PER_MINUTE: '100000000',
  REGISTRY_REQUESTS_PER_WINDOW: '100000000',
  REGISTRY_GATEWAY_REQUESTS_PER_SECOND: '1000',
  LOG_LEVEL: 'error',
  // What is never given back ends the server before it ends the machine.
  NODE_OPTIONS: '--max-old-space-size=1024',
};

export interface FuzzReport extends Tally {
  memory: MemoryWatch;
  /** Whether the server was there at the end, and ended when it was told to. */
  isAlive: boolean;
}

/** Starts the API in a process of its own with a database and simulators, and makes the requests of a seed. */
export async function fuzzApi(
  postgres: TestServer,
  options: RunOptions & { lateMs?: number },
  say: (line: string) => void = () => undefined,
): Promise<FuzzReport> {
  const simulators = await startSimulators();
  const database = await createTestDatabase(postgres);
  const dataDir = mkdtempSync(join(tmpdir(), 'statbook-fuzz-'));
  const env = {
    ...simulators.env,
    ...limits,
    PORT: String(simulators.productPort),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
  };
  const api = await startApiProcess(env);
  const provision = await openProvision(env);
  const client = openHttpClient(simulators.productPort, {
    inFlight: options.inFlight,
    lateMs: options.lateMs ?? usualLateMs,
  });
  const tally: Tally = {
    made: 0,
    seconds: 0,
    statuses: new Map(),
    valid: { made: 0, taken: 0 },
    operations: new OperationCounts(),
    resent: 0,
    findings: [],
  };
  const memory = watchMemory(async () => (await fetch(`${simulators.productUrl}/metrics`)).text());
  const around = { simulators, provision, client, operations: readOperations() };
  try {
    await runRequests({ ...around, options, tally, memory, lines: api.lines, say });
  } finally {
    client.close();
    await provision.close();
    await api.stop();
    await simulators.close();
    await database.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
  const { code } = await api.ended;
  return { ...tally, memory, isAlive: code === 0 };
}
