import { describe, expect, it } from 'vitest';
import { type Refused, signInCaller } from '../support/data/caller.ts';
import { bringChallengeResult, payByCard } from '../support/data/card-payment.ts';
import { eventually } from '../support/eventually.ts';
import { openPair } from '../support/processes/pair-of-instances.ts';
import { first, importCompany, prepareStatement, submitStatement } from '../support/data/statement.ts';

describe('two instances behind a plain round-robin proxy', () => {
  it('import a company, file its statement and are paid for it once, whichever of them is asked', async () => {
    await using pair = await openPair();
    const { simulators } = pair;
    const caller = await signInCaller(simulators.productUrl, simulators.issuer, {
      sub: 'demo-main',
      email: 'main@harbour.example',
    });
    const companyId = await importCompany(caller, '09990001', 'BAKE01');
    const statement = await prepareStatement(caller, companyId);
    const { totalAmount: totalPence } = await submitStatement(caller, statement);
    const { filingId } = statement;
    const asked = await payByCard(caller, {
      cardApiUrl: simulators.cardApiUrl,
      companyId,
      filingId,
      totalPence,
      cardholder: 'CHALLENGE',
    });
    expect(asked).toMatchObject({ statusCode: '2021' });
    const { cres } = await simulators.payments.settleChallenge(asked.acsTransID ?? '', 'Y');
    const answers = await Promise.all([1, 2].map(() => bringChallengeResult(simulators.productUrl, cres)));
    expect(answers).toEqual([200, 200]);

    const receipt = await eventually(
      async () => first((await caller.call('getSubmission', { filingId })).entity),
      ({ state }) => state === 'accepted',
    );
    expect(receipt.attempts).toHaveLength(1);
    expect(await simulators.registry.listArrivals('09990001')).toHaveLength(1);
    const taken = (await simulators.payments.listTransactions()).filter((one) => one.taken > 0);
    expect(taken.map((one) => one.taken)).toEqual([totalPence]);
  });

  it('know within a moment of a session that ended at the other', async () => {
    await using pair = await openPair();
    const { simulators } = pair;
    const caller = await signInCaller(simulators.productUrl, simulators.issuer, {
      sub: 'demo-main',
      email: 'main@harbour.example',
    });
    for (let turn = 0; turn < 4; turn += 1) await caller.call('getCompanies');
    await caller.call('signOut');
    // Three in a row reach either instance at least once.
    const ask = () =>
      caller.call('getCompanies').then(
        () => 'let in',
        (error: Refused) => error.code,
      );
    await eventually(
      async () => [await ask(), await ask(), await ask()],
      (answers) => answers.every((answer) => answer === 'session-ended'),
      1000,
    );
  });
});
