import { describe, expect, it } from 'vitest';
import { bringChallengeResult, type Cardholder, payTogetherByCard } from '../support/data/card-payment.ts';
import { importCompany, prepareStatement, submitStatement } from '../support/data/statement.ts';
import { eventually } from '../support/eventually.ts';
import {
  awaitAcceptance,
  bakery,
  type FaultFixture,
  openFaultFixture,
  readPayment,
  readReceipt,
  type SubmittedStatement,
} from '../support/processes/fault-fixture.ts';

const yarns = { number: '09990009', code: 'YEST09' } as const;

/** Two statements that wait for their payment. */
async function submitTwo(fixture: FaultFixture): Promise<SubmittedStatement[]> {
  const caller = await fixture.caller();
  const statements: SubmittedStatement[] = [];
  for (const { number, code } of [bakery, yarns]) {
    const statement = await prepareStatement(caller, await importCompany(caller, number, code));
    const { totalAmount } = await submitStatement(caller, statement);
    statements.push({ ...statement, totalPence: totalAmount });
  }
  return statements;
}

const sumOf = (statements: readonly SubmittedStatement[]) =>
  statements.reduce((sum, { totalPence }) => sum + totalPence, 0);

async function payForBoth(
  fixture: FaultFixture,
  statements: readonly SubmittedStatement[],
  cardholder: Cardholder,
) {
  return payTogetherByCard(await fixture.caller(), {
    cardApiUrl: fixture.simulators.cardApiUrl,
    filingIds: statements.map(({ filingId }) => filingId),
    totalPence: sumOf(statements),
    cardholder,
  });
}

/** Waits until it is known of each whether the card was charged, and gives what is true of each. */
async function awaitCertainty(fixture: FaultFixture, statements: readonly SubmittedStatement[]) {
  const known: string[] = [];
  for (const statement of statements) {
    const standing = await eventually(
      () => readPayment(fixture, statement),
      ({ wasCharged }) => wasCharged !== 'not-known',
    );
    known.push(standing.wasCharged);
  }
  return known;
}

/** What must be true at the end of every one of these stories: one charge for both, and each form at the registry once. */
async function expectOneChargeForBoth(fixture: FaultFixture, statements: readonly SubmittedStatement[]) {
  for (const statement of statements) {
    await awaitAcceptance(fixture, statement);
    const { payments } = await readReceipt(fixture, statement);
    expect(payments.filter(({ state }) => state === 'confirmed')).toMatchObject([
      { totalPence: statement.totalPence, chargedTogetherPence: sumOf(statements) },
    ]);
  }
  const { payments, registry } = fixture.simulators;
  const charges = (await payments.listTransactions()).filter(({ taken }) => taken > 0);
  expect(charges).toMatchObject([{ taken: sumOf(statements) }]);
  for (const { number } of [bakery, yarns]) expect(await registry.listArrivals(number)).toHaveLength(1);
}

describe('a process that dies while several filings are being paid for at once', () => {
  it.concurrent('before the gateway has heard of it: nothing was taken for any, and they may be paid for again', async () => {
    await using fixture = await openFaultFixture();
    const dying = await fixture.start({ CRASH_AT: 'pay' });
    const statements = await submitTwo(fixture);
    await expect(payForBoth(fixture, statements, 'SUCCESSFUL')).rejects.toThrow();
    expect((await dying.ended).signal).toBe('SIGKILL');

    await fixture.start({ PAYMENT_TIMEOUT_SECONDS: '15' });
    // Whoever tries again before it is proved that nothing was taken is refused; a slow machine may have proved it by then.
    const early = await payForBoth(fixture, statements, 'SUCCESSFUL').catch(String);
    if (typeof early === 'string') {
      expect(early).toContain('filings-not-payable');
      expect(await awaitCertainty(fixture, statements)).toEqual(['no', 'no']);
      await payForBoth(fixture, statements, 'SUCCESSFUL');
    }
    await expectOneChargeForBoth(fixture, statements);
  });

  it.concurrent.each([
    { step: 'settle-payment', when: 'with the gateway’s answer in hand, before it is stored' },
    { step: 'answer-payment', when: 'with the payment stored, before the person is told' },
  ])('$when: all are found to be paid, and filed', async ({ step }) => {
    await using fixture = await openFaultFixture();
    const dying = await fixture.start({ CRASH_AT: step });
    const statements = await submitTwo(fixture);
    await expect(payForBoth(fixture, statements, 'SUCCESSFUL')).rejects.toThrow();
    expect((await dying.ended).signal).toBe('SIGKILL');

    await fixture.start();
    expect(await awaitCertainty(fixture, statements)).toEqual(['yes', 'yes']);
    await expectOneChargeForBoth(fixture, statements);
  });

  it.concurrent('with the gateway’s verdict on the challenge, before it is stored: all are found to be paid, and filed', async () => {
    await using fixture = await openFaultFixture();
    const statements = await dieInChallenge(fixture, 'settle-challenge');
    await fixture.start();
    expect(await awaitCertainty(fixture, statements)).toEqual(['yes', 'yes']);
    await expectOneChargeForBoth(fixture, statements);
  });

  it.concurrent('with the bank’s answer taken in, before the gateway has it: nobody pays again until its time is over', async () => {
    await using fixture = await openFaultFixture();
    const statements = await dieInChallenge(fixture, 'submit-challenge');
    const waiting = await fixture.start();
    await expect(payForBoth(fixture, statements, 'SUCCESSFUL')).rejects.toThrow('filings-not-payable');

    // After that the gateway takes no answer to the challenge any more.
    await waiting.kill();
    await fixture.simulators.payments.advanceClock(21 * 60_000);
    await fixture.start({ CLOCK_AT: '2026-11-20T09:52:00Z' });
    expect(await awaitCertainty(fixture, statements)).toEqual(['no', 'no']);
    await payForBoth(fixture, statements, 'SUCCESSFUL');
    await expectOneChargeForBoth(fixture, statements);
  });
});

/** Lets the bank ask and say yes; the process dies at `step` when the bank's page brings the answer. */
async function dieInChallenge(fixture: FaultFixture, step: string): Promise<SubmittedStatement[]> {
  const dying = await fixture.start({ CRASH_AT: step });
  const statements = await submitTwo(fixture);
  const { standing } = await payForBoth(fixture, statements, 'CHALLENGE');
  expect(standing).toMatchObject({ statusCode: '2021', state: 'challenge' });
  const { cres } = await fixture.simulators.payments.settleChallenge(standing.acsTransID ?? '', 'Y');
  await expect(bringChallengeResult(fixture.simulators.productUrl, cres)).rejects.toThrow();
  expect((await dying.ended).signal).toBe('SIGKILL');
  return statements;
}
