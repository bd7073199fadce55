import { join } from 'node:path';
import { type Addresses, addressesFrom, type PortName, portOf } from './addresses.ts';
import type { Settings } from './settings.ts';

/** One program of an installation: what to start, with what environment, on which ports. */
export interface Program {
  name: string;
  /** Arguments for Node, the entry file last; relative to the checkout. */
  args: readonly string[];
  env: NodeJS.ProcessEnv;
  ports: readonly PortName[];
}

/** The programs of an installation: in a demo the simulators as well, elsewhere the API alone. */
export function listPrograms(settings: Settings): Program[] {
  const addresses = addressesFrom(settings.port);
  if (settings.mode !== 'demo') return [apiProgram(settings, {})];
  return [...listSimulators(settings, addresses), apiProgram(settings, simulatorAddresses(addresses))];
}

// What is named in the environment wins, so that a mix of demo and real is seen, and refused, by the API.
function apiProgram(settings: Settings, addresses: NodeJS.ProcessEnv): Program {
  const { isDev, env, mode, dataDir } = settings;
  const portName = isDev ? 'api' : 'product';
  const entry = 'apps/api/src/main.ts';
  return {
    name: 'api',
    args: isDev ? ['--watch', '--watch-preserve-output', entry] : [entry],
    env: {
      ...addresses,
      ...env,
      MODE: mode,
      PORT: String(portOf(portName, settings.port)),
      DATA_DIR: dataDir,
    },
    ports: [portName],
  };
}

/** Where the API of a demo finds the simulators; their keys are its defaults. */
function simulatorAddresses(addresses: Addresses): NodeJS.ProcessEnv {
  return {
    PUBLIC_URL: addresses.product,
    OIDC_ISSUER: addresses.identity,
    REGISTRY_API_URL: addresses.registry,
    REGISTRY_DOCUMENT_URL: addresses.registry,
    REGISTRY_GATEWAY_URL: `${addresses.registry}/v1-0/xmlgw/Gateway`,
    PAYMENT_URL: `${addresses.payments}/api/v1`,
    PAYMENT_REPORTING_URL: `${addresses.payments}/reporting`,
    SMTP_URL: addresses.smtp,
  };
}

function listSimulators(settings: Settings, addresses: Addresses): Program[] {
  const simulator = (name: PortName, more: NodeJS.ProcessEnv, ports: readonly PortName[] = []): Program => ({
    name,
    args: [`simulators/${name}/src/main.ts`],
    env: {
      ...settings.env,
      HOST: '127.0.0.1',
      PORT: String(portOf(name, settings.port)),
      STATE_FILE: join(settings.dataDir, 'simulators', `${name}.sqlite`),
      PRODUCT_URL: settings.env['PUBLIC_URL'] ?? addresses.product,
      ...more,
    },
    ports: [name, ...ports],
  });
  return [
    simulator('identity', {}),
    // A register large enough to search in: ten thousand companies more than the invented ones with a story.
    simulator('registry', { GENERATED_COMPANIES: settings.env['GENERATED_COMPANIES'] ?? '10000' }),
    simulator('payments', { BANK_PORT: String(portOf('bank', settings.port)) }, ['bank']),
    simulator('mail', { SMTP_PORT: String(portOf('smtp', settings.port)) }, ['smtp']),
  ];
}
