import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Addresses,
  findFreePorts,
  portCount,
  provisionPostgres,
  startInstallation,
} from '@statbook/scripts';
import { checkout, clockStart } from './checkout.ts';
import { type GatewayRecorder, startGatewayRecorder } from './gateway-recorder.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { openPaymentsDoor, type PaymentsDoor } from './payments-door.ts';
import { openRegistryDoor, type RegistryDoor } from './registry-door.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

export type Engine = 'embedded' | 'postgres';

/** A whole demo installation with data of its own, and the doors of the world around it. */
export interface TestInstallation {
  engine: Engine;
  addresses: Addresses;
  dataDir: string;
  databaseUrl?: string;
  registry: RegistryDoor;
  payments: PaymentsDoor;
  mailbox: Mailbox;
  /** What the product has sent to the registry's XML gateway, as it arrived. */
  gateway: GatewayRecorder;
  /** Ends every program; the data stays until `remove`. */
  end(): Promise<void>;
  remove(): Promise<void>;
}

/** Quick decisions and questions, so that a journey does not wait for what a registry takes hours for. */
const pace = {
  DECISION_DELAY_MS: '300',
  POLL_FIRST_SECONDS: '1',
  RATE_LIMIT: 'off',
  GENERATED_COMPANIES: '200',
};

/** Starts an installation on free ports: what `npm start` starts, at a fixed moment. */
export async function startTestInstallation(engine: Engine): Promise<TestInstallation> {
  const port = await findFreePorts(portCount);
  const dataDir = mkdtempSync(join(tmpdir(), 'statbook-journeys-'));
  const database = engine === 'postgres' ? await createOwnDatabase() : undefined;
  const gateway = await startGatewayRecorder(`http://127.0.0.1:${port + 2}/v1-0/xmlgw/Gateway`);
  const { DATABASE_URL: _other, ...surroundings } = process.env;
  const env = {
    ...surroundings,
    ...pace,
    CLOCK_AT: clockStart,
    PORT: String(port),
    DATA_DIR: dataDir,
    REGISTRY_GATEWAY_URL: gateway.url,
    ...(database !== undefined && { DATABASE_URL: database.url }),
  };
  const started = await startInstallation({ mode: 'demo', port, dataDir, isDev: false, env }, { checkout });
  if (!started.ok) {
    throw new Error([started.reason, ...(started.ending?.lastLines ?? [])].join('\n'));
  }
  const { addresses, end } = started.installation;
  return {
    engine,
    addresses,
    dataDir,
    ...(database !== undefined && { databaseUrl: database.url }),
    registry: openRegistryDoor(addresses.registry),
    payments: openPaymentsDoor(addresses.payments),
    mailbox: openMailbox(addresses.mail),
    gateway,
    end: async () => {
      await end();
      await gateway.close();
    },
    remove: async () => {
      await database?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A database on the server of `TEST_DATABASE_URL`, else on one started for it. */
async function createOwnDatabase(): Promise<TestDatabase> {
  const provided = await provisionPostgres();
  if (!provided.ok) throw new Error(provided.reason);
  const { url, stop } = provided.postgres;
  const database = await createTestDatabase(url);
  const remove = async () => {
    await database.remove();
    await stop();
  };
  return { ...database, remove };
}
