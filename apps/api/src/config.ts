import { join, resolve } from 'node:path';
import { Secret } from '@statbook/domain/secret';
import { z } from 'zod';
import { ownKey } from './own-key.ts';
import {
  findHalfSignIn,
  gatewayFormsOf,
  list,
  positive,
  type RegistryConfig,
  registryEnvironment,
  toRegistry,
  url,
} from './registry-config.ts';

/** Everything that the environment decides, read once. `docs/operations.md` explains each. */
export interface Config {
  mode: 'demo' | 'test' | 'live';
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
  databaseUrl: Secret | undefined;
  secretsKeys: readonly [Secret, ...Secret[]];
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  clockAt: Date | undefined;
  /** The step of a process at which this one ends, for tests of what a crash leaves behind. */
  crashAt: string | undefined;
  checkReplies: boolean;
  rateLimitPerMinute: number;
  trustedProxies: string[];
  /** Who shows it may read the metrics; without one, this machine. */
  metricsToken: Secret | undefined;
  identity: { issuer: string; clientId: string; audience: string; scope: string };
  registry: RegistryConfig;
  payment: {
    url: string;
    vendorName: string;
    integrationKey: Secret;
    integrationPassword: Secret;
    reportingUrl: string | undefined;
    timeoutMs: number;
    cardForwarding: boolean;
  };
  /** Who gives receipts; with a number for value added tax they are VAT receipts. */
  receipt: { issuer: string; vatNumber: string | undefined };
  smtpUrl: Secret;
  mailFrom: string;
  documentStoreUrl: string;
  secretsInUrl: boolean;
  /** The hour in London at which the nightly reading of all companies begins; undefined where there is none. */
  nightlyReadingHour: number | undefined;
  pollSeconds: { first: number; longest: number };
  subscriptionUrl: string;
  subscriptionKey: Secret | undefined;
}

/** A configuration that cannot work; the message lists every fault, one a line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

const flag = z.stringbool().default(false);

const environment = z.object({
  MODE: z.enum(['demo', 'test', 'live']).default('demo'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: url.optional(),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'Give a postgresql:// address')
    .optional(),
  SECRETS_KEY: z.string().min(32, 'Give at least 32 characters').optional(),
  SECRETS_KEY_PREVIOUS: z.string().min(32).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  CLOCK_AT: z.iso.datetime({ offset: true }).optional(),
  CRASH_AT: z.string().optional(),
  CHECK_REPLIES: z.stringbool().optional(),
  RATE_LIMIT_PER_MINUTE: positive.default(1200),
  TRUSTED_PROXIES: z.string().default(''),
  METRICS_TOKEN: z.string().min(16, 'Give at least 16 characters').optional(),
  OIDC_ISSUER: url.optional(),
  OIDC_CLIENT_ID: z.string().default('statbook-web'),
  OIDC_AUDIENCE: z.string().default('statbook-api'),
  OIDC_SCOPE: z.string().default('openid profile email api'),
  ...registryEnvironment,
  PAYMENT_URL: url.optional(),
  PAYMENT_VENDOR: z.string().optional(),
  PAYMENT_KEY: z.string().optional(),
  PAYMENT_PASSWORD: z.string().optional(),
  PAYMENT_REPORTING_URL: url.optional(),
  PAYMENT_TIMEOUT_SECONDS: positive.default(25),
  CARD_FORWARDING: flag,
  RECEIPT_ISSUER: z.string().default('Statbook'),
  RECEIPT_VAT_NUMBER: z.string().optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//)
    .optional(),
  MAIL_FROM: z.string().default('Statbook <books@statbook.example>'),
  DOCUMENT_STORE_URL: z.string().optional(),
  SECRETS_IN_URL: flag,
  POLL_FIRST_SECONDS: positive.default(2),
  POLL_LONGEST_SECONDS: positive.default(300),
  NIGHTLY_READING_HOUR: z.union([z.literal('off'), z.coerce.number().int().min(0).max(23)]).default(22),
  SUBSCRIPTION_URL: url.optional(),
  SUBSCRIPTION_KEY: z.string().min(32, 'Give at least 32 characters').optional(),
});

type Environment = z.output<typeof environment>;

/** What must be named in live mode: nothing there may fall back to a stand-in. */
const requiredLive = [
  'PUBLIC_URL',
  'DATABASE_URL',
  'SECRETS_KEY',
  'OIDC_ISSUER',
  'REGISTRY_API_URL',
  'REGISTRY_DOCUMENT_URL',
  'REGISTRY_GATEWAY_URL',
  'REGISTRY_API_KEY',
  'PRESENTER_ID',
  'PRESENTER_CODE',
  'PAYMENT_URL',
  'PAYMENT_VENDOR',
  'PAYMENT_KEY',
  'PAYMENT_PASSWORD',
  'SMTP_URL',
] as const satisfies readonly (keyof Environment)[];

/** Reads and checks the environment. Throws a ConfigError that says what to mend. */
export function readConfig(source: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  }
  const faults = findFaults(parsed.data);
  if (faults.length > 0) throw new ConfigError(faults.join('\n'));
  return toConfig(parsed.data);
}

function findFaults(env: Environment): string[] {
  return [...findModeFaults(env), ...gatewayFormsOf(env).faults];
}

function findModeFaults(env: Environment): string[] {
  if (env.MODE === 'live') {
    const missing = requiredLive.filter((name) => env[name] === undefined);
    const faults = missing.map((name) => `${name}: required when MODE is live`);
    for (const name of ['CLOCK_AT', 'CRASH_AT'] as const)
      if (env[name] !== undefined) faults.push(`${name}: refused when MODE is live`);
    return [
      ...faults,
      ...findHalfSignIn(env),
      ...standIns(env).map((name) => `${name}: names this machine, so it cannot be the real service`),
    ];
  }
  if (env.MODE === 'demo') {
    const outside = outwardAddresses(env).filter(([, address]) => !isLoopback(address));
    return outside.map(
      ([name]) => `${name}: MODE is demo, so only addresses of this machine are used; set MODE`,
    );
  }
  return env.SECRETS_KEY === undefined ? ['SECRETS_KEY: required when MODE is test'] : [];
}

function outwardAddresses(env: Environment): [string, string][] {
  const names = [
    'OIDC_ISSUER',
    'REGISTRY_API_URL',
    'REGISTRY_DOCUMENT_URL',
    'REGISTRY_GATEWAY_URL',
    'REGISTRY_IDENTITY_URL',
    'PAYMENT_URL',
    'SMTP_URL',
  ] as const;
  return names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]]));
}

const standIns = (env: Environment) =>
  outwardAddresses(env)
    .filter(([name, address]) => name !== 'SMTP_URL' && isLoopback(address))
    .map(([name]) => name);

function isLoopback(address: string): boolean {
  const { hostname } = new URL(address);
  return hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');
}

/** The demo charges VAT under a number of nobody. */
const toReceipt = (env: Environment): Config['receipt'] => ({
  issuer: env.RECEIPT_ISSUER,
  vatNumber: env.RECEIPT_VAT_NUMBER ?? (env.MODE === 'demo' ? 'GB 999 9999 73' : undefined),
});

function toConfig(env: Environment): Config {
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  const dataDir = resolve(env.DATA_DIR);
  return {
    mode: env.MODE,
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    dataDir,
    databaseUrl: env.DATABASE_URL === undefined ? undefined : new Secret(env.DATABASE_URL),
    secretsKeys: toKeys(env, dataDir),
    logLevel: env.LOG_LEVEL,
    clockAt: env.CLOCK_AT === undefined ? undefined : new Date(env.CLOCK_AT),
    crashAt: env.CRASH_AT,
    checkReplies: env.CHECK_REPLIES ?? env.MODE === 'demo',
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    trustedProxies: list(env.TRUSTED_PROXIES),
    metricsToken: env.METRICS_TOKEN === undefined ? undefined : new Secret(env.METRICS_TOKEN),
    identity: {
      issuer: env.OIDC_ISSUER ?? near(env, 1),
      clientId: env.OIDC_CLIENT_ID,
      audience: env.OIDC_AUDIENCE,
      scope: env.OIDC_SCOPE,
    },
    registry: toRegistry(env, near(env, 2)),
    payment: toPayment(env),
    receipt: toReceipt(env),
    smtpUrl: new Secret(env.SMTP_URL ?? `smtp://127.0.0.1:${env.PORT + 6}`),
    mailFrom: env.MAIL_FROM,
    documentStoreUrl: env.DOCUMENT_STORE_URL ?? join(dataDir, 'documents'),
    secretsInUrl: env.SECRETS_IN_URL,
    nightlyReadingHour: env.NIGHTLY_READING_HOUR === 'off' ? undefined : env.NIGHTLY_READING_HOUR,
    pollSeconds: { first: env.POLL_FIRST_SECONDS, longest: env.POLL_LONGEST_SECONDS },
    subscriptionUrl: env.SUBSCRIPTION_URL ?? publicUrl,
    subscriptionKey: env.SUBSCRIPTION_KEY === undefined ? undefined : new Secret(env.SUBSCRIPTION_KEY),
  };
}

/** The demo's services stand on the ports after the product's. */
const near = ({ PORT }: Environment, offset: number) => `http://127.0.0.1:${PORT + offset}`;

function toPayment(env: Environment): Config['payment'] {
  return {
    url: env.PAYMENT_URL ?? `${near(env, 3)}/api/v1`,
    vendorName: env.PAYMENT_VENDOR ?? 'statbook',
    integrationKey: new Secret(env.PAYMENT_KEY ?? 'demo-payment-key'),
    integrationPassword: new Secret(env.PAYMENT_PASSWORD ?? 'demo-payment-password'),
    reportingUrl:
      env.PAYMENT_REPORTING_URL ?? (env.MODE === 'demo' ? `${near(env, 3)}/reporting` : undefined),
    timeoutMs: env.PAYMENT_TIMEOUT_SECONDS * 1000,
    cardForwarding: env.CARD_FORWARDING,
  };
}

function toKeys(env: Environment, dataDir: string): Config['secretsKeys'] {
  const current = new Secret(env.SECRETS_KEY ?? ownKey(dataDir));
  return env.SECRETS_KEY_PREVIOUS === undefined ? [current] : [current, new Secret(env.SECRETS_KEY_PREVIOUS)];
}
