import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { toListOrder } from '@statbook/api';
import { civilDate } from '@statbook/domain/dates';
import { getCompanies } from '@statbook/contract/calls';
import { checkout, type ScratchInstallation, startScratchInstallation } from './installation.ts';
import type { Benchmark, Measurement } from './measurement.ts';

const companies = 10_000;
const connections = 10;
const bounds = { requests: 400, ms: 5_000 };
const lists = {
  page: { status: 'active', search: 'company 0', sort: 'nextStatementDue', page: '2', pageSize: '50' },
  all: {},
};

/**
 * How many lists of companies a second, against a bare server (`bare-list-server.ts`) that sends the same statement to
 * the same database under the same role and row-level security, and answers the same bytes: the ratio is what our own code costs. Both
 * are asked in turn by the same client, which wants no compression: that would be most of the work of both.
 */
export const benchmark: Benchmark = async () => {
  const installation = await startScratchInstallation();
  let bare: BareServer | undefined;
  try {
    await installation.addCompanies(companies);
    bare = await startBareServer(installation);
    const list = installation.addressOf('getCompanies');
    const page = installation.addressOf('getCompanies', lists.page);
    const { token } = installation;
    return [
      await measure('companies, a page of 50', { url: page, token }, { url: `${bare.url}/page` }),
      await measure('companies, all 10,000 in slim rows', { url: list, token }, { url: `${bare.url}/all` }),
    ];
  } finally {
    await bare?.close();
    await installation.close();
  }
};

interface Question {
  url: string;
  token?: string;
}

async function measure(name: string, product: Question, bare: Question): Promise<Measurement> {
  const [ours, theirs] = [await ask(product), await ask(bare)];
  if (ours.length < 1_000 || ours !== theirs) throw new Error(`${name}: the two do not answer the same.`);
  await countPerSecond(product, { requests: 200, ms: 2_000 });
  await countPerSecond(bare, { requests: 200, ms: 2_000 });
  return {
    name,
    unit: 'requests/s',
    figure: await countPerSecond(product, bounds),
    limit: await countPerSecond(bare, bounds),
    limitIs: 'bare server, same statement, role and bytes',
    aim: 0.5,
    better: 'higher',
  };
}

async function countPerSecond(question: Question, { requests, ms }: typeof bounds): Promise<number> {
  const start = performance.now();
  let begun = 0;
  let done = 0;
  const run = async () => {
    while (begun < requests && performance.now() - start < ms) {
      begun += 1;
      await ask(question);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, run));
  return done / ((performance.now() - start) / 1000);
}

async function ask({ url, token }: Question): Promise<string> {
  const headers = {
    'accept-encoding': 'identity',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(url, { headers });
  const body = await response.text();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return body;
}

interface BareServer {
  url: string;
  close(): Promise<void>;
}

async function startBareServer({ databaseUrl, accountId }: ScratchInstallation): Promise<BareServer> {
  const orders = Object.entries(lists).map(([name, query]) => [
    name,
    toListOrder(getCompanies.query.parse(query), civilDate(new Date().toISOString().slice(0, 10))),
  ]);
  const child = spawn(process.execPath, [join(checkout, 'bench/bare-list-server.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      ACCOUNT_ID: accountId,
      ORDERS: JSON.stringify(Object.fromEntries(orders)),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  for await (const url of createInterface({ input: child.stdout })) return { url, close };
  throw new Error('The bare server ended before it was ready.');
}
