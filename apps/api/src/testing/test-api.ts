import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccessFlag } from '@statbook/contract';
import { addDays } from '@statbook/domain/dates';
import { findFreePorts } from '@statbook/testkit';
import { startIdentity } from '@statbook-simulators/identity';
import { type RunningMail, startMail } from '@statbook-simulators/mail';
import { type RunningPayments, startPayments } from '@statbook-simulators/payments';
import { type RunningRegistry, startRegistry } from '@statbook-simulators/registry';
import { createIdentity } from '../clients/identity.ts';
import { readConfig } from '../config.ts';
import { openProductPool } from '../platform/database/open-database.ts';
import { createLogger } from '../platform/monitoring/logger.ts';
import { addUser, createAccount, type NewUser } from '../workflows/create-account/create-account.ts';
import { type RunningServer, startServer } from '../server.ts';
import { newDatabaseUrl } from './test-database.ts';
import { makeCall, send, type TestReply } from './make-call.ts';

export type { TestReply } from './make-call.ts';

/** A person of a test, with a token of the running identity provider. */
export interface TestPerson {
  userId: string;
  accountId: string;
  /** Who they are to the identity provider. */
  subject: string;
  token: string;
  email: string;
  call(method: string, path: string, body?: unknown): Promise<TestReply>;
}

export interface TestAccount {
  accountId: string;
  main: TestPerson;
  /** An agent of the account, limited to chosen companies unless told otherwise. */
  addAgent(flags: readonly AccessFlag[], allCompanies?: boolean): Promise<TestPerson>;
}

export interface TestApi {
  server: RunningServer;
  url: string;
  /** A new account: tests share one server, and tenant isolation keeps accounts apart. */
  newAccount(): Promise<TestAccount>;
  /** A token of the issuer, for people whom no account knows, or with a fault. */
  mintToken(order: {
    sub: string;
    email?: string;
    /** The provider's session; a new one when it is not given. */
    sid?: string;
    fault?: string;
  }): Promise<{ access_token: string; id_token: string }>;
  call(
    method: string,
    path: string,
    options?: { token?: string | undefined; body?: unknown; userAgent?: string },
  ): Promise<TestReply>;
  /** The registry behind the server; a test changes or breaks it through the admin API. */
  registry: TestRegistry;
  /** The mailbox that takes what the server sends. */
  mail: RunningMail;
  /** The card gateway and the cardholders' bank. */
  payments: TestPayments;
  /** The identity provider's address. */
  issuer: string;
  /** What the server has logged so far. */
  logLines(): string[];
  /** Ends a server that a test has started for itself. */
  close(): Promise<void>;
}

interface TestPayments extends RunningPayments {
  /** Calls the gateway's admin API, below `/_admin`; throws when it refuses. */
  admin(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
}

interface TestRegistry extends RunningRegistry {
  /** Calls the registry's admin API, below `/_admin`; throws when it refuses. */
  admin(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object): Promise<unknown>;
}

/** The moment at which the tests' clock starts: the day for which the rulebook was written. */
export const testClockStart = '2026-11-20T09:30:00Z';

let started: Promise<TestApi> | undefined;

/** The server of this test worker with its simulators; started once. */
export function testApi(): Promise<TestApi> {
  started ??= startTestApi().catch((error: unknown) => {
    // Kept, a start that failed once would fail every test of this worker.
    started = undefined;
    throw error;
  });
  return started;
}

/** A server of its own, for a test that needs the register and every number as no other test has left them. */
export async function startTestApi(settings: Readonly<Record<string, string>> = {}): Promise<TestApi> {
  const port = await findFreePorts(1);
  const productUrl = `http://127.0.0.1:${port}`;
  const identity = await startIdentity({ productUrl, clockAt: testClockStart });
  const registry = await startRegistry({
    clockAt: testClockStart,
    generatedCompanies: 500,
    decisionDelayMs: 0,
    rateLimit: { limit: null, windowSeconds: 300 },
    oauthClients: [
      {
        id: 'demo-registry-client',
        secret: 'demo-registry-client-secret',
        redirectUris: [`${productUrl}/company/companyoverview/editcompany`],
      },
    ],
  });
  const mail = await startMail({ clockAt: testClockStart });
  const payments = await startPayments({ clockAt: testClockStart });
  const config = readConfig({
    MODE: 'demo',
    PORT: String(port),
    PUBLIC_URL: productUrl,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'statbook-test-')),
    CLOCK_AT: testClockStart,
    OIDC_ISSUER: identity.issuer,
    REGISTRY_API_URL: registry.url,
    REGISTRY_DOCUMENT_URL: registry.url,
    REGISTRY_GATEWAY_URL: `${registry.url}/v1-0/xmlgw/Gateway`,
    REGISTRY_REQUESTS_PER_WINDOW: '1000000',
    REGISTRY_GATEWAY_REQUESTS_PER_SECOND: '1000',
    REGISTRY_TIMEOUT_SECONDS: '3',
    REGISTRY_GATEWAY_TIMEOUT_SECONDS: '5',
    POLL_FIRST_SECONDS: '1',
    POLL_LONGEST_SECONDS: '2',
    SMTP_URL: mail.smtpUrl,
    PAYMENT_URL: payments.apiUrl,
    PAYMENT_REPORTING_URL: `${payments.url}/reporting`,
    PAYMENT_TIMEOUT_SECONDS: '3',
    RATE_LIMIT_PER_MINUTE: '1000000',
    DATABASE_URL: await newDatabaseUrl(),
    ...settings,
  });
  const lines: string[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  const pool = openProductPool(config, () => undefined);
  const server = await startServer({ config, logger, identity: createIdentity(config), pool });
  const api = { server, url: server.url, issuer: identity.issuer };
  return {
    server,
    url: server.url,
    issuer: identity.issuer,
    newAccount: () => newAccount(api),
    mintToken: (order) => mint(identity.issuer, order),
    call: (method, path, options) => makeCall(server.url, method, path, options),
    mail,
    registry: { ...registry, admin: (...request) => callAdminApi(registry.url, ...request) },
    payments: { ...payments, admin: (...request) => callAdminApi(payments.url, ...request) },
    logLines: () => lines,
    close: async () => {
      await server.close();
      await Promise.all([identity, registry, mail, payments].map((simulator) => simulator.close()));
    },
  };
}

async function callAdminApi(url: string, method: string, path: string, body?: object): Promise<unknown> {
  const { status, body: answer } = await send(url, method, `/_admin/${path}`, { body });
  if (status >= 400) throw new Error(`${method} ${path} was answered with ${status}.`);
  return answer;
}

interface Stack {
  server: RunningServer;
  url: string;
  issuer: string;
}

async function newAccount(stack: Stack): Promise<TestAccount> {
  const { platform } = stack.server;
  const main = newUser(stack.issuer, 'main', []);
  const { accountId, userIds } = await createAccount(platform, {
    name: `Test account ${main.identity.subject}`,
    licenceEndsOn: addDays(platform.clock.today(), 100),
    users: [main],
  });
  return {
    accountId,
    main: await toPerson(stack, accountId, userIds[0], main),
    addAgent: async (flags, allCompanies = false) => {
      const agent = { ...newUser(stack.issuer, 'agent', flags), allCompanies };
      const userId = await addUser(platform, accountId, agent);
      return toPerson(stack, accountId, userId, agent);
    },
  };
}

function newUser(issuer: string, kind: NewUser['kind'], flags: readonly AccessFlag[]) {
  const subject = `test-${randomUUID()}`;
  return {
    email: `${subject}@practice.example`,
    fullName: 'Test Person',
    kind,
    flags,
    identity: { issuer, subject },
  };
}

async function toPerson(
  stack: Stack,
  accountId: string,
  userId: string | undefined,
  user: ReturnType<typeof newUser>,
): Promise<TestPerson> {
  if (userId === undefined) throw new Error('The user was not made.');
  const { access_token: token } = await mint(stack.issuer, { sub: user.identity.subject, email: user.email });
  return {
    userId,
    accountId,
    subject: user.identity.subject,
    token,
    email: user.email,
    call: (method, path, body) => makeCall(stack.url, method, path, { token, body }),
  };
}

async function mint(issuer: string, order: object): Promise<{ access_token: string; id_token: string }> {
  const response = await fetch(`${issuer}/_admin/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  if (!response.ok) throw new Error(`No token was minted: ${await response.text()}`);
  // The simulator's own reply.
  return (await response.json()) as { access_token: string; id_token: string };
}
