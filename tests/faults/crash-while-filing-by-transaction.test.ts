import { describe, expect, it } from 'vitest';
import { giveEmailChange } from '../support/data/registered-email.ts';
import { first, importCompany } from '../support/data/statement.ts';
import { eventually } from '../support/eventually.ts';
import { bakery, openFaultFixture } from '../support/processes/fault-fixture.ts';

/** Steps of filing by transaction, before which the process dies; see workflows/send-transaction. */
const steps = [
  { step: 'open', when: 'before the transaction is opened' },
  { step: 'close', when: 'with the close stored, before it has left' },
  { step: 'settle', when: 'with the transaction closed, before that is stored' },
  { step: 'apply', when: 'with the decision in hand, before it is stored' },
] as const;

describe('a process that dies while a registered e-mail address is on its way', () => {
  it.concurrent.each(steps)('$when: it is filed once', async ({ step }) => {
    await using fixture = await openFaultFixture();
    const running = await fixture.start({ CRASH_AT: step });
    const caller = await fixture.caller();
    const companyId = await importCompany(caller, bakery.number, bakery.code);
    const filingId = await giveEmailChange(caller, {
      companyId,
      companyNumber: bakery.number,
      code: bakery.code,
      registryUrl: fixture.simulators.registry.origin,
    });
    expect((await running.ended).signal).toBe('SIGKILL');

    await fixture.start();
    const { attempts } = await eventually(
      async () => first((await caller.call('getSubmission', { filingId })).entity),
      ({ state }) => state === 'accepted',
    );
    expect(attempts).toHaveLength(1);
    const transactions = await fixture.simulators.registry.listTransactions(bakery.number);
    expect(transactions.map(({ status }) => status)).toEqual(['closed']);
  });
});
