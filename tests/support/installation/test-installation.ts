import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Addresses, portCount, startInstallation } from '@statbook/scripts';
import { findFreePorts } from '@statbook/testkit';
import { checkout, clockStart } from './checkout.ts';
import { type GatewayRecorder, startGatewayRecorder } from '../simulators/gateway-recorder.ts';
import { type Mailbox, openMailbox } from '../simulators/mailbox.ts';
import { openPaymentsAdmin, type PaymentsAdmin } from '../simulators/payments-admin.ts';
import { openRegistryAdmin, type RegistryAdmin } from '../simulators/registry-admin.ts';

/** A whole demo installation with data of its own, and the admin APIs of its simulators. */
export interface TestInstallation {
  addresses: Addresses;
  dataDir: string;
  /** The product's own environment, for what opens its data beside it. */
  env: NodeJS.ProcessEnv;
  registry: RegistryAdmin;
  payments: PaymentsAdmin;
  mailbox: Mailbox;
  /** What the product has sent to the registry's XML gateway, as it arrived. */
  gateway: GatewayRecorder;
  /** Puts the register back to its beginning, and takes every fault away. */
  putBack(): Promise<void>;
  /** Ends every program; the data stays until `remove`. */
  end(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Quick decisions and questions, so that a journey does not wait for what a registry takes hours for, nor each file for the
 * demo's companies: at the registry's own limits their codes take ten seconds, and those of a dozen files a whole window.
 */
const pace = {
  DECISION_DELAY_MS: '300',
  POLL_FIRST_SECONDS: '1',
  POLL_LONGEST_SECONDS: '2',
  REGISTRY_GATEWAY_REQUESTS_PER_SECOND: '50',
  REGISTRY_REQUESTS_PER_WINDOW: '100000',
  RATE_LIMIT: 'off',
  GENERATED_COMPANIES: '200',
};

/** Starts an installation on free ports: what `npm start` starts, at a fixed moment. */
export async function startTestInstallation(): Promise<TestInstallation> {
  const port = await findFreePorts(portCount);
  const dataDir = mkdtempSync(join(tmpdir(), 'statbook-journeys-'));
  const gateway = await startGatewayRecorder(`http://127.0.0.1:${port + 2}/v1-0/xmlgw/Gateway`);
  const { DATABASE_URL: _other, ...inherited } = process.env;
  const env = {
    ...inherited,
    ...pace,
    CLOCK_AT: clockStart,
    PORT: String(port),
    DATA_DIR: dataDir,
    REGISTRY_GATEWAY_URL: gateway.url,
  };
  const started = await startInstallation({ mode: 'demo', port, dataDir, isDev: false, env }, { checkout });
  if (!started.ok) {
    throw new Error([started.reason, ...(started.ending?.lastLines ?? [])].join('\n'));
  }
  const { addresses, end } = started.installation;
  const registry = openRegistryAdmin(addresses.registry);
  const payments = openPaymentsAdmin(addresses.payments);
  return {
    addresses,
    dataDir,
    env: { ...env, MODE: 'demo', PUBLIC_URL: addresses.product, OIDC_ISSUER: addresses.identity },
    registry,
    payments,
    mailbox: openMailbox(addresses.mail),
    gateway,
    putBack: async () => {
      await registry.reset();
      await payments.clearFaults();
      gateway.forget();
    },
    end: async () => {
      await end();
      await gateway.close();
    },
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
