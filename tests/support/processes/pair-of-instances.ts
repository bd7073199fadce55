import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, findFreePorts } from '@statbook/testkit';
import { inject } from 'vitest';
import { startApiProcess } from './api-process.ts';
import { startRoundRobinProxy } from './round-robin-proxy.ts';
import { startSimulators, type Simulators } from '../simulators/start-simulators.ts';

export interface Pair extends AsyncDisposable {
  simulators: Simulators;
  /** What the instances were started with, for a tool over the same data. */
  env: Readonly<Record<string, string>>;
}

/** Two identical processes over one database, and a proxy that sends each request to the other one. */
export async function openPair(more: Readonly<Record<string, string>> = {}): Promise<Pair> {
  const simulators = await startSimulators();
  const database = await createTestDatabase(inject('postgres'));
  const dataDir = mkdtempSync(join(tmpdir(), 'statbook-pair-'));
  const port = await findFreePorts(2);
  const env = {
    ...simulators.env,
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    SECRETS_KEY: 'one key for both instances, 32 or more',
    POLL_FIRST_SECONDS: '1',
    POLL_LONGEST_SECONDS: '4',
    REGISTRY_GATEWAY_REQUESTS_PER_SECOND: '50',
    ...more,
  };
  // One after the other, so that it is known who makes the demo's accounts; that both may migrate at once is tested
  // beside the migrations.
  const instances = [
    await startApiProcess({ ...env, PORT: String(port) }, inject('api')),
    await startApiProcess({ ...env, PORT: String(port + 1) }, inject('api')),
  ];
  const proxy = await startRoundRobinProxy(simulators.productPort, [port, port + 1]);
  return {
    simulators,
    env,
    [Symbol.asyncDispose]: async () => {
      await proxy.close();
      await Promise.all(instances.map((instance) => instance.stop()));
      await simulators.close();
      await database.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
