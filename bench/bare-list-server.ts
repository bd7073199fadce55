import { createServer } from 'node:http';
import { type CompanyListOrder, openDatabase, type SqlSession, writeCompanyList } from '@statbook/api';
import pg from 'pg';
import { portOf } from './port-of.ts';

/**
 * The limit of the list: a bare `node:http` server that does for a request what cannot be left out, and nothing else.
 * It sends the very statements of the product to the same database, so in a transaction under the same role and the same
 * row-level security, through a pool of the same size, and answers the same bytes. It asks for no token, checks no input and
 * no right, sends no header of safety, counts and logs nothing. A process of its own, as the product is.
 */

const { DATABASE_URL, ACCOUNT_ID = '', ORDERS = '{}' } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 10, options: '-c jit=off' });
// Written by the benchmark that started this.
const orders = Object.entries(JSON.parse(ORDERS) as Record<string, CompanyListOrder>);
const transactions = new Map<string, pg.QueryArrayConfig[]>();
for (const [name, order] of orders) transactions.set(`/${name}`, await listStatements(name, order));

const server = createServer((request, response) => {
  answer(transactions.get(request.url ?? '') ?? []).then(
    (body) => response.setHeader('content-type', 'application/json; charset=utf-8').end(body),
    () => response.writeHead(500).end(),
  );
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${portOf(server)}\n`);
});

async function answer(statements: readonly pg.QueryArrayConfig[]): Promise<string> {
  const client = await pool.connect();
  try {
    const results: pg.QueryArrayResult[] = [];
    for (const statement of statements) results.push(await client.query(statement));
    const [rows, total] = results.flatMap((result) => result.rows ?? [])[0] ?? [];
    return `{"Entity":${rows},"Total":${total}}`;
  } finally {
    client.release();
  }
}

/** What the product sends to the database for a list: recorded by a pool that only listens. */
async function listStatements(name: string, order: CompanyListOrder): Promise<pg.QueryArrayConfig[]> {
  const heard: pg.QueryArrayConfig[] = [];
  const session: SqlSession = {
    exec: async (text) => void heard.push({ text, rowMode: 'array' }),
    query: async (text, values = []) => {
      heard.push({ name: name + heard.length, text, values: [...values], rowMode: 'array' });
      return [['[]', 0]];
    },
    objects: async () => [],
  };
  const database = openDatabase({
    session: (work) => work(session),
    listen: async () => undefined,
    load: () => ({ busy: 0, waiting: 0 }),
    close: async () => undefined,
  });
  await database.transaction({ as: 'account', accountId: ACCOUNT_ID }, (tx) => writeCompanyList(tx, order));
  return heard;
}
