import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallName } from '@statbook/contract';
import { rowOf } from '@statbook/contract/call-table';
import { translatorOf } from '@statbook/contract/wire';
import {
  type Addresses,
  portCount,
  prepareCheckout,
  provisionPostgres,
  startInstallation,
} from '@statbook/scripts';
import { createTestDatabase, findFreePorts } from '@statbook/testkit';
import pg from 'pg';

export const checkout = join(import.meta.dirname, '..');

/** Of the demo: sees every company of its account. */
export const mainUser = { sub: 'demo-main', email: 'main@harbour.example', password: 'statbook-demo' };

/** A demo with data of its own on PostgreSQL, its main user signed in. */
export interface ScratchInstallation {
  addresses: Addresses;
  databaseUrl: string;
  /** The same for a role that sees and may write every row. */
  superuserUrl: string;
  token: string;
  accountId: string;
  /** Puts so many companies into the main user's account. */
  addCompanies(count: number): Promise<void>;
  call<Reply>(name: CallName, body: object): Promise<Reply>;
  read<Reply>(name: CallName, query: object): Promise<Reply>;
  /** The address of a call that reads. */
  addressOf(name: CallName, query?: object): string;
  close(): Promise<void>;
}

/** The pages, and what a first start finds made. */
export async function prepare(): Promise<void> {
  const built = await prepareCheckout(checkout, () => undefined);
  if (!built.ok) throw new Error(built.reason);
}

/** Starts what `npm start` starts, without limits on requests. */
export async function startScratchInstallation(more: NodeJS.ProcessEnv = {}): Promise<ScratchInstallation> {
  await prepare();
  const provided = await provisionPostgres();
  if (!provided.ok) throw new Error(provided.reason);
  const { postgres } = provided;
  const dataDir = mkdtempSync(join(tmpdir(), 'statbook-bench-'));
  const removeData = async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const { url: databaseUrl } = await createTestDatabase(postgres);
    const superuser = new URL(postgres.superuserUrl);
    superuser.pathname = new URL(databaseUrl).pathname;
    const superuserUrl = superuser.href;
    const port = await findFreePorts(portCount);
    const env = {
      ...process.env,
      LOG_LEVEL: 'warn',
      CHECK_REPLIES: 'false',
      RATE_LIMIT_PER_MINUTE: '1000000',
      GENERATED_COMPANIES: '0',
      ...more,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
    };
    const started = await startInstallation({ mode: 'demo', port, dataDir, isDev: false, env }, { checkout });
    if (!started.ok) throw new Error([started.reason, ...(started.ending?.lastLines ?? [])].join('\n'));
    const { addresses, end } = started.installation;
    const close = async () => {
      await end();
      await removeData();
    };
    return { addresses, databaseUrl, superuserUrl, close, ...(await signIn(addresses, superuserUrl)) };
  } catch (error) {
    await removeData();
    throw error;
  }
}

async function signIn({ product, identity }: Addresses, superuserUrl: string) {
  const { sub, email } = mainUser;
  const minted = (await post(`${identity}/_admin/tokens`, { sub, email, email_verified: true })) as {
    access_token: string;
    id_token: string;
  }; // as the simulator's guide says
  const token = minted.access_token;
  const addressOf = (name: CallName, query: object = {}) => {
    const [, path, , wire] = rowOf(name);
    const url = new URL(path, product);
    url.search = new URLSearchParams(Object(translatorOf(wire?.input).toWire(query))).toString();
    return url.href;
  };
  // A benchmark stops at the first number that is not one; replies are checked by the tests.
  const toOurs = <Reply>(name: CallName, reply: unknown) =>
    translatorOf(rowOf(name)[3]?.reply).toOurs(reply) as Reply;
  const call = async <Reply>(name: CallName, body: object) => {
    const names = translatorOf(rowOf(name)[3]?.input);
    return toOurs<Reply>(name, await post(addressOf(name), names.toWire(body), token));
  };
  const read = async <Reply>(name: CallName, query: object) => {
    const response = await fetch(addressOf(name, query), { headers: { authorization: `Bearer ${token}` } });
    return toOurs<Reply>(name, await response.json());
  };
  await call('signIn', { idToken: minted.id_token });
  const [user] = await runSql(
    superuserUrl,
    'select account_id as "accountId" from app_user where email = $1',
    [email],
  );
  const accountId = String(user?.['accountId']);
  const addCompanies = async (count: number) => {
    await runSql(superuserUrl, insertCompanies, [accountId, count]);
    await runSql(superuserUrl, 'analyze company');
  };
  return { token, accountId, call, read, addressOf, addCompanies };
}

const insertCompanies = `
  insert into company (account_id, number, name, type, status, statement_due_on, registry_read_at)
  select $1::uuid, to_char(30000000 + n, 'FM00000000'), 'Company ' || to_char((n * 7919) % 10007, 'FM00000') || ' Ltd',
    'ltd', case when n % 10 = 0 then 'dissolved' else 'active' end,
    case when n % 7 = 0 then null else date '2026-12-01' + (n * 31) % 365 end, now()
  from generate_series(1, $2::int) n`;

/** Runs one statement. */
export async function runSql(url: string, text: string, values: readonly unknown[] = []) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, [...values])).rows;
  } finally {
    await client.end();
  }
}

async function post(url: string, body: unknown, token?: string): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`);
  return JSON.parse(text);
}
