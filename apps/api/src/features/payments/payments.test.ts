import { fetchFile } from '../../testing/make-call.ts';
import { unzip } from '@statbook/testkit/unzip';
import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { openBilledTo } from '../../filings/billed-to.ts';
import { agentCompany, payment } from '../../platform/database/schema.ts';
import { sessionOf } from '../../platform/database/database.ts';
import { payableFiling, payerOf } from '../../testing/payable-filing.ts';
import { testApi } from '../../testing/test-api.ts';

const group = '/api/PaymentsGateway';
const list = `${group}/GetPaymentDetails`;

/** An account with two payments: one taken of one company, one declined of another. */
async function prepare() {
  const api = await testApi();
  const account = await api.newAccount();
  const paid = await payableFiling(api, account);
  await payerOf(api, account.main, paid).pay();
  const declined = await payableFiling(api, account);
  const customer = payerOf(api, account.main, declined);
  await customer.pay(customer.declined);
  return { api, account, main: account.main, paid, declined };
}

const companiesOf = (body: { entity: { companyId: string }[] }) =>
  body.entity.map(({ companyId }) => companyId);

describe('the list of payments', () => {
  it('says what became of each, and what those that were taken come to', async () => {
    const { main, paid, declined } = await prepare();
    const { body } = await main.call('GET', list);
    expect(body).toMatchObject({
      total: 2,
      counts: { all: 2, taken: 1, failed: 1, 'under-way': 0, cancelled: 0, 'given-back': 0 },
      sums: {
        taken: { payments: 1, amount: '50.00', processingFee: '5.00', taxAmount: '1.00', totalAmount: 5600 },
        refunded: { payments: 0, amount: '0.00', totalAmount: 0 },
      },
    });
    const [last, first] = body.entity;
    expect(last).toMatchObject({ companyId: declined.companyId, outcome: 'failed', hasReceipt: false });
    expect(first).toMatchObject({
      companyId: paid.companyId,
      formName: 'Confirmation statement',
      outcome: 'taken',
      stateText: 'Paid',
      hasReceipt: true,
      cardLastFour: '0006',
      createdByName: 'Test Person',
    });
  });

  it('is narrowed by outcome, company, words and period, its sums with it, and comes in the order asked for', async () => {
    const { main, paid, declined } = await prepare();
    const ask = async (query: string) => (await main.call('GET', `${list}?${query}`)).body;
    const { entity } = await ask('');
    const day = entity[0].createdAt.slice(0, 10);
    expect(companiesOf(await ask('Outcome=taken'))).toEqual([paid.companyId]);
    expect((await ask('Outcome=failed')).sums.taken.totalAmount).toBe(0);
    expect((await ask('Outcome=failed')).counts.taken).toBe(1);
    expect(companiesOf(await ask(`CompanyId=${declined.companyId}`))).toEqual([declined.companyId]);
    expect(companiesOf(await ask(`Search=${paid.number}`))).toEqual([paid.companyId]);
    expect(companiesOf(await ask(`Search=${entity[1].transactionId}`))).toEqual([paid.companyId]);
    expect((await ask('Search=100%25')).total).toBe(0);
    expect((await ask(`From=${day}`)).total).toBe(2);
    expect((await ask('To=2000-01-01')).sums.taken.payments).toBe(0);
    expect(companiesOf(await ask('Sort=CreatedAt&direction=asc'))).toEqual([
      paid.companyId,
      declined.companyId,
    ]);
    expect(companiesOf(await ask('Page=2&pageSize=1'))).toEqual([paid.companyId]);
    expect((await main.call('GET', `${list}?sort=bill_to_email`)).status).toBe(400);
  });

  it('shows an agent the payments of its companies only, and a stranger none', async () => {
    const { api, account, paid } = await prepare();
    const agent = await account.addAgent(['exportCompany']);
    await api.server.platform.database.transaction({ as: 'account', accountId: account.accountId }, (tx) =>
      tx
        .insert(agentCompany)
        .values({ accountId: account.accountId, userId: agent.userId, companyId: paid.companyId }),
    );
    expect(companiesOf((await agent.call('GET', list)).body)).toEqual([paid.companyId]);
    const csv = (await agent.call('GET', `${group}/ExportPaymentDetails?format=csv`)).body;
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    const { main: stranger } = await api.newAccount();
    expect((await stranger.call('GET', list)).body).toMatchObject({ total: 0, entity: [] });
  });

  it.each(['0000-01-01', '0001-01-01', '9999-12-31'])('has no period that begins on %s', async (from) => {
    const { main } = await (await testApi()).newAccount();
    const { status, body } = await main.call('GET', `${list}?from=${from}`);
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: { from: 'Enter a date of a year from 1844 to 2200' },
    });
  });

  it('is saved for spreadsheets, and that leaves a trace', async () => {
    const { api, main, paid } = await prepare();
    const csv = await main.call('GET', `${group}/ExportPaymentDetails?format=csv&outcome=taken`);
    expect(csv.headers.get('content-disposition')).toContain('payments - 2026-11-20.csv');
    const [heads, line, end] = csv.body.split('\r\n');
    expect(heads).toContain('Date,Company,Company number,Filing');
    expect(line).toContain(`${paid.number},Confirmation statement,`);
    expect(line).toContain('Paid,50.00,5.00,1.00,56.00,56.00,Test Person');
    expect(end).toBe('');
    const given = { format: 'xlsx' };
    const excel = await fetchFile(api.url, 'exportPaymentDetails', { token: main.token, given });
    const sheet = unzip(Buffer.from(await excel.arrayBuffer())).get('xl/worksheets/sheet1.xml');
    expect(String(sheet)).toContain('<v>56</v>');
    const rows = await api.server.platform.database.transaction({ as: 'maintenance' }, (tx) =>
      sessionOf(tx).query(
        `select count(*)::int from activity where account_id = '${main.accountId}' and action = 'payments.exported'`,
      ),
    );
    expect(rows).toEqual([[2]]);
  });
});

describe('the receipt of a payment', () => {
  it('is made for money that was taken, and for no other', async () => {
    const { main } = await prepare();
    const [declined, taken] = (await main.call('GET', list)).body.entity;
    const receipt = await main.call('GET', `${group}/PrintPaymentReceipt?paymentId=${taken.paymentId}`);
    expect(receipt.headers.get('content-type')).toBe('application/pdf');
    expect(receipt.headers.get('content-disposition')).toMatch(
      / - receipt - 2026-\d\d-\d\d - R-[0-9A-F]{4}-[0-9A-F]{4}\.pdf/,
    );
    expect(receipt.body.slice(0, 8)).toBe('%PDF-1.7');
    const refused = await main.call('GET', `${group}/PrintPaymentReceipt?paymentId=${declined.paymentId}`);
    expect(refused.status).toBe(404);
    // It is kept as it was given out, among the documents.
    const kept = (await main.call('GET', '/api/Documents/GetDocuments?kind=drawn')).body.entity;
    expect(kept).toMatchObject([{ about: 'Receipt of a payment', companyId: taken.companyId }]);
  });

  it('is for those who may download, within reach', async () => {
    const { api, account, main } = await prepare();
    const [, { paymentId }] = (await main.call('GET', list)).body.entity;
    const path = `${group}/PrintPaymentReceipt?paymentId=${paymentId}`;
    expect((await (await account.addAgent(['submitCompany'], true)).call('GET', path)).status).toBe(403);
    const faraway = await account.addAgent(['exportCompany']);
    expect((await faraway.call('GET', path)).status).toBe(404);
    const { main: stranger } = await api.newAccount();
    expect((await stranger.call('GET', path)).status).toBe(404);
  });

  it('has a billing address that is kept sealed, and told by no list', async () => {
    const { api, main } = await prepare();
    const { body } = await main.call('GET', list);
    const [, { paymentId: id }] = body.entity;
    const { database, vault } = api.server.platform;
    const [row] = await database.transaction({ as: 'account', accountId: main.accountId }, (tx) =>
      tx.select().from(payment).where(eq(payment.id, id)),
    );
    const { billedToSealed = null, ...others } = row ?? {};
    expect(openBilledTo(vault, { id, billedToSealed })).toEqual({
      name: 'Ada Marlowe',
      address: '14 Quay Street, Bristol, BS1 4QA, United Kingdom',
    });
    expect(JSON.stringify([others, body])).not.toContain('Quay Street');
  });
});
