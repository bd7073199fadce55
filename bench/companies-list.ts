import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '@statbook/contract/paths';
import pg from 'pg';
import { type ScratchInstallation, startScratchInstallation } from './installation.ts';
import type { Benchmark, Measurement } from './measurement.ts';

const companies = 10_000;
const connections = 10;
const bounds = { requests: 300, ms: 4_000 };
const page = { Status: 'active', Search: 'company 0', Sort: 'NextStatementDue', Page: '2', PageSize: '50' };

/** How many lists of companies a second, against a bare server with the same SQL on the same database. */
export const benchmark: Benchmark = async () => {
  const installation = await startScratchInstallation();
  const bare = await startBareServer(installation);
  try {
    await installation.addCompanies(companies);
    const list = new URL(paths.getCompanies[1], installation.addresses.product).href;
    const pageUrl = `${list}?${new URLSearchParams(page).toString()}`;
    return [
      await measure('companies, a page of 50', [pageUrl, installation.token], `${bare.url}/page`),
      await measure('companies, all 10,000 in slim rows', [list, installation.token], `${bare.url}/all`),
    ];
  } finally {
    await bare.close();
    await installation.close();
  }
};

async function measure(name: string, product: [string, string], bareUrl: string): Promise<Measurement> {
  await countPerSecond(...product, { requests: 30, ms: 2_000 });
  await countPerSecond(bareUrl, '', { requests: 30, ms: 2_000 });
  return {
    name,
    unit: 'requests/s',
    figure: await countPerSecond(...product, bounds),
    limit: await countPerSecond(bareUrl, '', bounds),
    limitIs: 'bare server, same SQL',
    better: 'higher',
  };
}

async function countPerSecond(url: string, token: string, { requests, ms }: typeof bounds): Promise<number> {
  const start = performance.now();
  let begun = 0;
  let done = 0;
  const run = async () => {
    while (begun < requests && performance.now() - start < ms) {
      begun += 1;
      const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
      const body = await response.arrayBuffer();
      if (!response.ok || body.byteLength < 1_000) throw new Error(`${url} answered ${response.status}.`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, run));
  return done / ((performance.now() - start) / 1000);
}

/** The list as the product asks the database for it, with nothing before and nothing after. */
async function startBareServer({ databaseUrl, accountId }: ScratchInstallation) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: connections });
  const queries = { '/page': queryPage, '/all': queryAll };
  const server = createServer((request, response) => {
    const query = request.url === '/page' ? queries['/page'] : queries['/all'];
    query(pool, accountId).then(
      (body) => response.setHeader('content-type', 'application/json').end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await pool.end();
  };
  return { url: `http://127.0.0.1:${port}`, close };
}

const filter = `account_id = $1 and removed_at is null and status = 'active'
  and (name ilike '%company 0%' or number ilike 'company0%')`;

async function queryPage(pool: pg.Pool, accountId: string): Promise<string> {
  const order = `where ${filter} order by statement_due_on asc nulls last, name asc, id asc limit 50 offset 50`;
  const rows = await queryRows(pool, order, accountId);
  const counted = await pool.query<{ total: number }>(
    `select count(*)::int as total from company where ${filter}`,
    [accountId],
  );
  return `{"Entity":${rows},"Total":${counted.rows[0]?.total ?? 0}}`;
}

async function queryAll(pool: pg.Pool, accountId: string): Promise<string> {
  const order = 'where account_id = $1 and removed_at is null order by name asc nulls last, name asc, id asc';
  return `{"Entity":${await queryRows(pool, order, accountId)}}`;
}

async function queryRows(pool: pg.Pool, order: string, accountId: string): Promise<string> {
  const { rows } = await pool.query<{ json: string }>(`${selectCells} ${order}) as listed`, [accountId]);
  return rows[0]?.json ?? '[]';
}

// As in features/companies/company-list-queries.ts.
const selectCells = `
  select coalesce(json_agg(cells), '[]')::text as json from (
    select json_build_array(company.id, number, name, type, status, status_detail, statement_next_made_up_to,
      statement_due_on, accounts_due_on, coalesce(in_flight, 0), latest_state,
      authentication_code_sealed is not null,
      to_char(registry_read_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as cells
    from company left join (
      select company_id, count(*) filter (where state not in ('draft', 'rejected')) as in_flight,
        (array_agg(state order by updated_at desc))[1] as latest_state
      from filing where state not in ('accepted', 'withdrawn') group by company_id
    ) as open_filing on open_filing.company_id = company.id`;
