import { describe, expect, it } from 'vitest';
import { bringChallengeResult } from '../support/data/card-payment.ts';
import { eventually } from '../support/eventually.ts';
import {
  awaitAcceptance,
  bakery,
  countOutside,
  type FaultFixture,
  openFaultFixture,
  payFor,
  readPayment,
  submitBakery,
  type SubmittedStatement,
} from '../support/processes/fault-fixture.ts';
import { importCompany, prepareStatement, submitStatement } from '../support/data/statement.ts';

/** What must be true at the end of every one of these stories. */
async function expectOneOfEach(fixture: FaultFixture, { totalPence }: SubmittedStatement): Promise<void> {
  expect(await countOutside(fixture)).toEqual({ payments: 1, takenPence: totalPence, submissions: 1 });
}

/** Waits until it is known whether the card was charged. */
function awaitCertainty(fixture: FaultFixture, statement: SubmittedStatement) {
  return eventually(
    () => readPayment(fixture, statement),
    ({ wasCharged }) => wasCharged !== 'not-known',
  );
}

describe('a process that dies while a statement is being submitted', () => {
  it.concurrent('with the fee known, before anything is frozen: the draft is as it was and can be submitted', async () => {
    await using fixture = await openFaultFixture();
    const dying = await fixture.start({ CRASH_AT: 'freeze-filing' });
    const caller = await fixture.caller();
    const companyId = await importCompany(caller, bakery.number, bakery.code);
    const reviewed = await prepareStatement(caller, companyId);
    await expect(submitStatement(caller, reviewed)).rejects.toThrow();
    expect((await dying.ended).signal).toBe('SIGKILL');

    await fixture.start();
    const { totalAmount } = await submitStatement(caller, reviewed);
    const statement = { ...reviewed, totalPence: totalAmount };
    await payFor(fixture, statement, 'SUCCESSFUL');
    await awaitAcceptance(fixture, statement);
    await expectOneOfEach(fixture, statement);
  });
});

describe('a process that dies while a card is being charged', () => {
  it.concurrent('before the gateway has heard of it: nothing was taken, and the person may pay again', async () => {
    await using fixture = await openFaultFixture();
    const dying = await fixture.start({ CRASH_AT: 'pay' });
    const statement = await submitBakery(fixture);
    await expect(payFor(fixture, statement, 'SUCCESSFUL')).rejects.toThrow();
    expect((await dying.ended).signal).toBe('SIGKILL');

    // Long enough that nothing is proved yet when the person tries again, however slow the machine is.
    await fixture.start({ PAYMENT_TIMEOUT_SECONDS: '15' });
    expect(await readPayment(fixture, statement)).toMatchObject({ wasCharged: 'not-known', mayRetry: false });
    await expect(payFor(fixture, statement, 'SUCCESSFUL')).rejects.toThrow();

    expect(await awaitCertainty(fixture, statement)).toMatchObject({ wasCharged: 'no', mayRetry: true });
    await (await fixture.caller()).call('retryPayment', { filingId: statement.filingId });
    await payFor(fixture, statement, 'SUCCESSFUL');
    await awaitAcceptance(fixture, statement);
    await expectOneOfEach(fixture, statement);
  });

  it.concurrent.each([
    { step: 'settle-payment', when: 'with the gateway’s answer in hand, before it is stored' },
    { step: 'answer-payment', when: 'with the payment stored, before the person is told' },
  ])('$when: it is found to be paid, and filed', async ({ step }) => {
    await using fixture = await openFaultFixture();
    const dying = await fixture.start({ CRASH_AT: step });
    const statement = await submitBakery(fixture);
    await expect(payFor(fixture, statement, 'SUCCESSFUL')).rejects.toThrow();
    expect((await dying.ended).signal).toBe('SIGKILL');

    await fixture.start();
    const told = await readPayment(fixture, statement);
    expect(told.mayRetry).toBe(false);
    expect(['not-known', 'yes']).toContain(told.wasCharged);
    expect(await awaitCertainty(fixture, statement)).toMatchObject({ wasCharged: 'yes' });
    await awaitAcceptance(fixture, statement);
    await expectOneOfEach(fixture, statement);
  });

  it.concurrent('with the gateway’s verdict on the challenge, before it is stored: it is found to be paid, and filed', async () => {
    await using fixture = await openFaultFixture();
    const statement = await dieInChallenge(fixture, 'settle-challenge');
    await fixture.start();
    expect(await readPayment(fixture, statement)).toMatchObject({ mayRetry: false });
    expect(await awaitCertainty(fixture, statement)).toMatchObject({ wasCharged: 'yes' });
    await awaitAcceptance(fixture, statement);
    await expectOneOfEach(fixture, statement);
  });

  it.concurrent('with the bank’s answer taken in, before the gateway has it: nobody pays again until its time is over', async () => {
    await using fixture = await openFaultFixture();
    const statement = await dieInChallenge(fixture, 'submit-challenge');
    const waiting = await fixture.start();
    expect(await readPayment(fixture, statement)).toMatchObject({ wasCharged: 'not-known', mayRetry: false });
    // Once nobody can wait for the answer any more it is unclear; until then it is under way.
    await expect(payFor(fixture, statement, 'SUCCESSFUL')).rejects.toThrow(/payment-(under-way|unclear)/);

    // After that the gateway takes no answer to the challenge any more.
    await waiting.kill();
    await fixture.simulators.payments.advanceClock(21 * 60_000);
    await fixture.start({ CLOCK_AT: '2026-11-20T09:52:00Z' });
    expect(await awaitCertainty(fixture, statement)).toMatchObject({ wasCharged: 'no', mayRetry: true });
    await (await fixture.caller()).call('retryPayment', { filingId: statement.filingId });
    await payFor(fixture, statement, 'SUCCESSFUL');
    await awaitAcceptance(fixture, statement);
    await expectOneOfEach(fixture, statement);
  });
});

/** Lets the bank ask and say yes; the process dies at `step` when the bank's page brings the answer. */
async function dieInChallenge(fixture: FaultFixture, step: string): Promise<SubmittedStatement> {
  const dying = await fixture.start({ CRASH_AT: step });
  const statement = await submitBakery(fixture);
  const asked = await payFor(fixture, statement, 'CHALLENGE');
  expect(asked).toMatchObject({ statusCode: '2021', state: 'challenge' });
  const { cres } = await fixture.simulators.payments.settleChallenge(asked.acsTransID ?? '', 'Y');
  await expect(bringChallengeResult(fixture.simulators.productUrl, cres)).rejects.toThrow();
  expect((await dying.ended).signal).toBe('SIGKILL');
  return statement;
}

describe('a card gateway that does not answer as it should', () => {
  const faults = [
    { kind: 'timeout-after', what: 'takes the money and says nothing' },
    { kind: 'drop-after', what: 'takes the money and cuts the connection' },
    { kind: 'status-after', status: 502, what: 'takes the money behind a broken gate' },
    { kind: 'malformed', what: 'takes the money and answers nonsense' },
  ] as const;

  it.concurrent.each(faults)(
    '$what: it is found to be paid, and filed',
    async ({ what: _what, ...fault }) => {
      await using fixture = await openFaultFixture();
      await fixture.start();
      const statement = await submitBakery(fixture);
      await fixture.simulators.payments.addFault({
        ...fault,
        method: 'POST',
        path: '/transactions$',
        times: 1,
      });
      expect(await payFor(fixture, statement, 'SUCCESSFUL')).toMatchObject({
        state: 'unclear',
        wasCharged: 'not-known',
        mayRetry: false,
      });
      expect(await awaitCertainty(fixture, statement)).toMatchObject({ wasCharged: 'yes' });
      await awaitAcceptance(fixture, statement);
      await expectOneOfEach(fixture, statement);
    },
  );

  it.concurrent('takes nothing and says nothing: nobody pays again before that is proved', async () => {
    await using fixture = await openFaultFixture();
    await fixture.start();
    const statement = await submitBakery(fixture);
    await fixture.simulators.payments.addFault({
      kind: 'drop-before',
      method: 'POST',
      path: '/transactions$',
      times: 1,
    });
    expect(await payFor(fixture, statement, 'SUCCESSFUL')).toMatchObject({ wasCharged: 'not-known' });
    await expect(payFor(fixture, statement, 'SUCCESSFUL')).rejects.toThrow('payment-unclear');
    const certain = await awaitCertainty(fixture, statement);
    expect(certain).toMatchObject({ wasCharged: 'no', mayRetry: true });
    await (await fixture.caller()).call('retryPayment', { filingId: statement.filingId });
    await payFor(fixture, statement, 'SUCCESSFUL');
    await awaitAcceptance(fixture, statement);
    await expectOneOfEach(fixture, statement);
  });
});
