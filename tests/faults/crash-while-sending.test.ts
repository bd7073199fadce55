import { describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import {
  awaitAcceptance,
  countOutside,
  openFaultFixture,
  payFor,
  readReceipt,
  submitBakery,
} from '../support/processes/fault-fixture.ts';

/** Each step of sending and following, before which the process dies; see workflows/send-filing/sender.ts. */
const steps = [
  { step: 'begin', when: 'before it has a submission number' },
  { step: 'count', when: 'with its number and bytes stored, before the posting is counted' },
  { step: 'post', when: 'with the posting counted, before anything has left' },
  { step: 'settle', when: 'with the registry’s receipt in hand, before it is stored' },
  { step: 'ask', when: 'before the registry is asked for its decision' },
  { step: 'apply', when: 'with the decision in hand, before it is stored' },
] as const;

describe('a process that dies while a paid statement is on its way', () => {
  it.concurrent.each(steps)('$when: the statement is filed once, for one payment', async ({ step }) => {
    await using fixture = await openFaultFixture();
    const first = await fixture.start({ CRASH_AT: step });
    const statement = await submitBakery(fixture);
    // The answer to the payment may be lost with the process: what became of it is asked for afterwards.
    await payFor(fixture, statement, 'SUCCESSFUL').catch(() => undefined);
    expect((await first.ended).signal).toBe('SIGKILL');

    await fixture.start();
    const receipt = await readReceipt(fixture, statement);
    expect(['queued', 'sending', 'pending', 'accepted']).toContain(receipt.state);
    const accepted = await awaitAcceptance(fixture, statement);

    expect(accepted.attempts).toHaveLength(1);
    expect(await countOutside(fixture)).toEqual({
      payments: 1,
      takenPence: statement.totalPence,
      submissions: 1,
    });
  });
});

describe('a registry that does not answer as it should', () => {
  const faults = [
    { kind: 'timeout-before', what: 'never takes the submission in and says nothing' },
    { kind: 'timeout-after', what: 'takes the submission in and says nothing' },
    { kind: 'drop-before', what: 'cuts the connection before it has read' },
    { kind: 'drop-after', what: 'takes the submission in and cuts the connection' },
    { kind: 'status', status: 503, what: 'is out of order' },
    { kind: 'status-after', status: 502, what: 'takes the submission in behind a broken gate' },
    { kind: 'malformed', what: 'takes the submission in and answers nonsense' },
  ] as const;

  it.concurrent.each(faults)('$what: the statement is filed once', async ({ what: _what, ...fault }) => {
    await using fixture = await openFaultFixture();
    await fixture.start();
    const statement = await submitBakery(fixture);
    await fixture.simulators.registry.addFault({
      ...fault,
      path: 'xmlgw',
      bodyMatches: '<Class>ConfirmationStatement</Class>',
      times: 1,
    });
    await payFor(fixture, statement, 'SUCCESSFUL');

    const accepted = await awaitAcceptance(fixture, statement);
    expect(accepted.attempts).toHaveLength(1);
    expect(await countOutside(fixture)).toMatchObject({ payments: 1, submissions: 1 });
  });

  it.concurrent('is down for a while: the person sees that the statement is on its way and not yet received', async () => {
    await using fixture = await openFaultFixture();
    await fixture.start();
    const statement = await submitBakery(fixture);
    await fixture.simulators.registry.addFault({ kind: 'drop-before', path: 'xmlgw' });
    await payFor(fixture, statement, 'SUCCESSFUL');

    const waiting = await eventually(
      () => readReceipt(fixture, statement),
      ({ state }) => state === 'sending',
    );
    expect(waiting.receivedAt).toBeNull();
    expect(await countOutside(fixture)).toMatchObject({ payments: 1, submissions: 0 });

    await fixture.simulators.registry.clearFaults();
    await awaitAcceptance(fixture, statement);
    expect(await countOutside(fixture)).toMatchObject({ payments: 1, submissions: 1 });
  });
});
