import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { answerBank } from '../../../testing/payable-filing.ts';
import { payerOfSeveral, twoToPay } from '../../../testing/paying-together.ts';
import type { QueuedFiling } from '../../../testing/queued-filing.ts';
import type { TestApi, TestPerson } from '../../../testing/test-api.ts';

/** Lets an agent reach one company more. */
function giveCompany(api: TestApi, { userId }: TestPerson, { accountId, companyId }: QueuedFiling) {
  return api.server.platform.database.transaction({ as: 'maintenance' }, (tx) =>
    tx.execute(
      sql`insert into agent_company (account_id, user_id, company_id) values (${accountId}, ${userId}, ${companyId})`,
    ),
  );
}

describe('who may pay for several filings', () => {
  it('sees no filing of another account, and none of a company that is not theirs', async () => {
    const { api, account, filings, customer } = await twoToPay();
    const order = await customer.order();
    const agent = await account.addAgent(['submitCompany']);
    await giveCompany(api, agent, filings[0]);
    for (const stranger of [(await api.newAccount()).main, agent]) {
      const theirs = payerOfSeveral(api, stranger, filings);
      const refused = [await theirs.submit(order), await theirs.summaries()];
      for (const reply of refused) {
        expect(reply.status).toBe(404);
        expect(JSON.stringify(reply.body)).not.toContain(filings[1].name);
      }
    }
    const own = await payerOfSeveral(api, agent, [filings[0]]).pay({ name: 'CHALLENGE' });
    expect(own.body).toMatchObject({ standing: { state: 'challenge' }, chargedPence: 5600 });
    const reader = payerOfSeveral(api, await account.addAgent(['viewCompany'], true), filings);
    expect((await reader.submit(order)).status).toBe(403);
    expect((await reader.summaries()).status).toBe(403);
  });

  it('cannot give up what is charged for companies that are not theirs', async () => {
    const { api, account, filings, customer } = await twoToPay();
    const { standing, payments } = (await customer.pay({ name: 'CHALLENGE' })).body;
    const agent = await account.addAgent(['submitCompany']);
    await giveCompany(api, agent, filings[1]);
    const { filingId } = filings[1];
    const theirs = payerOfSeveral(api, agent, [filings[1]]);
    const refused = [
      await theirs.post('CancelPayment', { paymentId: payments[1].paymentId }),
      await theirs.post('RetryPayment', { filingId }),
      await agent.call('POST', '/api/Submissions/WithdrawFiling', { filingId }),
      await agent.call('POST', '/api/Submissions/ReturnFilingToDraft', { filingId }),
    ];
    for (const { body } of refused) expect(body.code).toBe('payment-under-way');
    expect(await customer.states()).toEqual(['challenge', 'challenge']);
    // Their own look at the outcome settles it for everybody.
    const { transactionId } = standing;
    const cRes = await answerBank(standing);
    const told = await theirs.post('Send3DSecureChallengeAsync', { transactionId, cRes });
    expect(told.body).toMatchObject({ filingId, state: 'confirmed' });
    expect(await customer.states()).toEqual(['confirmed', 'confirmed']);
  });

  it('names each filing once, and no more than a hundred', async () => {
    const { filings, customer } = await twoToPay();
    const [{ filingId }] = filings;
    const twice = await customer.pay({ with: { filingIds: [filingId, filingId] } });
    expect(twice.body.errors).toEqual({ filingIds: 'Name each filing once' });
    const many = await customer.pay({ with: { filingIds: Array.from({ length: 101 }, () => randomUUID()) } });
    expect(many.body.errors).toEqual({ filingIds: 'Choose at most 100 filings: one payment takes no more' });
    const none = await customer.pay({ with: { filingIds: [] } });
    expect(none.body.errors).toEqual({ filingIds: 'Choose at least one filing' });
    expect((await customer.pay({ with: { totalAmount: 5600 } })).body.code).toBe('payment-amount-differs');
  });

  it('cannot be charged another sum than the shares come to: the database refuses it', async () => {
    const { api, account, customer } = await twoToPay();
    await customer.pay({ name: 'CHALLENGE' });
    const { accountId } = account;
    const { database } = api.server.platform;
    const raise = database.transaction({ as: 'account', accountId }, (tx) =>
      tx.execute(sql`update payment set fee_pence = fee_pence + 1, total_pence = total_pence + 1`),
    );
    await expect(raise).rejects.toThrow();
    const drop = database.transaction({ as: 'account', accountId }, (tx) =>
      tx.execute(sql`update payment set charge_id = gen_random_uuid()`),
    );
    await expect(drop).rejects.toThrow();
  });
});
