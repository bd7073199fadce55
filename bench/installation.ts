import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CallName } from '@statbook/contract';
import { paths } from '@statbook/contract/paths';
import {
  type Addresses,
  findFreePorts,
  portCount,
  prepareCheckout,
  provisionPostgres,
  startInstallation,
} from '@statbook/scripts';
import pg from 'pg';

export const checkout = join(import.meta.dirname, '..');

/** Of the demo: sees every company of its account. */
export const mainUser = { sub: 'demo-main', email: 'main@harbour.example', password: 'statbook-demo' };

/** A demo with data of its own on PostgreSQL, its main user signed in. */
export interface ScratchInstallation {
  addresses: Addresses;
  databaseUrl: string;
  token: string;
  accountId: string;
  /** Puts so many companies into the main user's account. */
  addCompanies(count: number): Promise<void>;
  call<Reply>(name: CallName, body: object): Promise<Reply>;
  close(): Promise<void>;
}

/** The pages, and what a first start finds made. */
export async function prepare(): Promise<void> {
  const built = await prepareCheckout(checkout, () => undefined);
  if (!built.ok) throw new Error(built.reason);
}

/** Starts what `npm start` starts, with no limit on requests in the way. */
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
    const port = await findFreePorts(portCount);
    const env = {
      ...process.env,
      LOG_LEVEL: 'warn',
      CHECK_REPLIES: 'false',
      RATE_LIMIT_PER_MINUTE: '1000000',
      GENERATED_COMPANIES: '0',
      ...more,
      DATABASE_URL: postgres.url,
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
    return { addresses, databaseUrl: postgres.url, close, ...(await signIn(addresses, postgres.url)) };
  } catch (error) {
    await removeData();
    throw error;
  }
}

async function signIn({ product, identity }: Addresses, databaseUrl: string) {
  const { sub, email } = mainUser;
  const minted = await post<{ access_token: string; id_token: string }>(`${identity}/_control/tokens`, {
    sub,
    email,
    email_verified: true,
  });
  const token = minted.access_token;
  const call = <Reply>(name: CallName, body: object) =>
    post<Reply>(new URL(paths[name][1], product).href, body, token);
  await call('signIn', { IdToken: minted.id_token });
  const [user] = await runSql(
    databaseUrl,
    'select account_id as "accountId" from app_user where email = $1',
    [email],
  );
  const accountId = String(user?.['accountId']);
  const addCompanies = async (count: number) => {
    await runSql(databaseUrl, insertCompanies, [accountId, count]);
    await runSql(databaseUrl, 'analyze company');
  };
  return { token, accountId, call, addCompanies };
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

async function post<Reply>(url: string, body: object, token?: string): Promise<Reply> {
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
  // A benchmark stops at the first number that is not one; replies are checked by the tests.
  return JSON.parse(text) as Reply;
}
