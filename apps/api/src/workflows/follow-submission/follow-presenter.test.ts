import { Secret } from '@statbook/domain/secret';
import { inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { filingAttempt, filingMove } from '../../platform/database/schema.ts';
import {
  newCompany,
  queueAttempt,
  type QueuedFiling,
  queueFiling,
  readFiling,
  untilState,
} from '../../testing/queued-filing.ts';
import { statusAnswer } from '../../testing/status-answer.ts';
import { startTestApi, type TestAccount, type TestApi } from '../../testing/test-api.ts';
import { filedForms } from '../send-filing/filed-forms.ts';
import { sendFiling } from '../send-filing/send-filing.ts';
import type { Sender, SendingStep } from '../send-filing/sender.ts';
import { followDue } from './follow-due.ts';
import { followPresenter } from './follow-presenter.ts';

const { signal } = new AbortController();
const byNumber = 'GetSubmissionStatus.*<SubmissionNumber>';
const generalPoll = '<GetSubmissionStatus [^>]*><PresenterID>';
/** Where nothing is due by itself: tests say what is. */
const quiet = { POLL_FIRST_SECONDS: '3600', POLL_LONGEST_SECONDS: '3600' };

let api: TestApi;
let accounts: TestAccount[];
let steps: SendingStep[];

beforeAll(async () => {
  api = await startTestApi(quiet);
  accounts = [await api.newAccount(), await api.newAccount()];
});
afterAll(() => api.close());
beforeEach(() => void (steps = []));

const sender = (onStep: Sender['onStep'] = (step) => void steps.push(step)): Sender => ({
  ...api.server.platform,
  forms: filedForms,
  onStep,
});

/** Filings of two accounts that the registry has received, in turn, and decides as the rule says. */
async function file(number: number, outcome = 'accept'): Promise<QueuedFiling[]> {
  const keys: QueuedFiling[] = [];
  for (let index = 0; index < number; index += 1) {
    const account = accounts[index % accounts.length];
    if (account === undefined) throw new Error('There is no account.');
    const key = await queueFiling(api, account);
    await api.registry.admin('POST', 'gateway/rules', { companyNumber: key.number, outcome });
    await sendFiling(
      sender(() => undefined),
      key,
      signal,
    );
    keys.push(key);
  }
  await makeDue(keys);
  return keys;
}

function makeDue(keys: readonly QueuedFiling[], askCount = 0): Promise<unknown> {
  const ids = keys.map(({ filingId }) => filingId);
  return api.server.platform.database.transaction({ as: 'maintenance' }, (tx) =>
    tx
      .update(filingAttempt)
      .set({ lookAt: sql`clock_timestamp()`, askCount })
      .where(inArray(filingAttempt.filingId, ids)),
  );
}

async function presenterOrder() {
  const accountId = accounts[0]?.accountId ?? '';
  const { presenterKey, gateway } = await api.server.platform.gateways(accountId);
  return { gateway, order: { presenterKey, accountId } };
}

const follow = async (by = sender()) => followPresenter(by, (await presenterOrder()).order, signal);

const fault = (kind: string, bodyMatches: string, more: object = {}) =>
  api.registry.admin('POST', 'faults', { kind, path: 'xmlgw', bodyMatches, times: 1, ...more });

const statesOf = (keys: readonly QueuedFiling[]) =>
  Promise.all(keys.map(async (key) => (await readFiling(api.server.platform, key)).filing.state));

async function numbersWaiting(): Promise<string[]> {
  const { gateway } = await presenterOrder();
  const reply = await gateway.pollStatuses();
  if (!reply.ok) throw new Error(reply.reason);
  return reply.value.map(({ submissionNumber }) => submissionNumber);
}

async function countAcceptances(keys: readonly QueuedFiling[]): Promise<number> {
  const ids = keys.map(({ filingId }) => filingId);
  const moves = await api.server.platform.database.transaction({ as: 'maintenance' }, (tx) =>
    tx.select().from(filingMove).where(inArray(filingMove.filingId, ids)),
  );
  return moves.filter(({ toState }) => toState === 'accepted').length;
}

describe('following many submissions of a presenter', () => {
  it('asks once for all that are due at once, in whatever account, and acknowledges what it has stored', async () => {
    const keys = await file(6);
    await fault('status', byNumber, { status: 503, times: 50 });
    const [first] = keys;
    if (first === undefined) throw new Error('Nothing was filed.');
    await followDue(sender(), first, signal);
    await Promise.all(keys.map((key) => untilState(api.server.platform, key, 'accepted')));
    expect(steps).toEqual([]);
    expect(await numbersWaiting()).toEqual([]);
    await api.registry.admin('DELETE', 'faults');
  });

  it('asks by number where only a few are due', async () => {
    const keys = await file(2);
    for (const key of keys) await followDue(sender(), key, signal);
    expect(await statesOf(keys)).toEqual(['accepted', 'accepted']);
    expect(steps).toEqual(['ask', 'apply', 'ask', 'apply']);
    // Asked by number they need no acknowledgement; the next general poll brings them once more.
    await follow();
    expect(await numbersWaiting()).toEqual([]);
    expect(await countAcceptances(keys)).toBe(2);
  });

  it('takes in more than one answer holds', async () => {
    const keys = await file(23);
    await follow();
    expect(new Set(await statesOf(keys))).toEqual(new Set(['accepted']));
    expect(steps).toEqual(['ask', 'apply', 'acknowledge', 'ask', 'apply', 'acknowledge']);
  });

  it('puts off what is not decided, and asks by number now and then: only that tells of one that is parked', async () => {
    const keys = await file(5, 'park');
    await follow();
    expect(new Set(await statesOf(keys))).toEqual(new Set(['pending']));
    const [one] = keys;
    if (one === undefined) throw new Error('Nothing was filed.');
    const { attempt } = await readFiling(api.server.platform, one);
    expect(attempt.askCount).toBe(1);
    expect(attempt.lookAt?.getTime()).toBeGreaterThan(Date.now() + 3_000_000);
    // Not due: it waits.
    await followDue(sender(), one, signal);
    expect(await statesOf([one])).toEqual(['pending']);
    await makeDue(keys, 3);
    await follow();
    await followDue(sender(), one, signal);
    expect(await statesOf([one])).toEqual(['parked']);
  });

  it('changes nothing twice when two rounds meet, or an acknowledgement is lost', async () => {
    const keys = await file(5);
    await fault('drop-before', 'StatusAck');
    await Promise.all([follow(), follow(), follow()]);
    expect(new Set(await statesOf(keys))).toEqual(new Set(['accepted']));
    expect(await countAcceptances(keys)).toBe(5);
    expect(await numbersWaiting()).toEqual([]);
  });

  it('acknowledges nothing that it has not stored, and hears it again after a crash', async () => {
    const keys = await file(4);
    const dying = sender((step) => {
      if (step === 'acknowledge') throw new Error('The process has ended.');
    });
    await expect(follow(dying)).rejects.toThrow('ended');
    expect(await statesOf(keys)).toEqual(keys.map(() => 'accepted'));
    expect(await numbersWaiting()).toHaveLength(4);
    await follow();
    expect(await numbersWaiting()).toEqual([]);
    expect(await countAcceptances(keys)).toBe(4);
  });

  it.each([
    { kind: 'malformed', body: '<html>', states: 'accepted' },
    { kind: 'drop-after', states: 'pending' },
    { kind: 'status', status: 503, states: 'pending' },
  ])(
    'asks by number after nonsense, and later when there was no answer: $kind',
    async ({ states, ...given }) => {
      const keys = await file(4);
      await fault(given.kind, generalPoll, given);
      await follow();
      expect(await statesOf(keys)).toEqual(keys.map(() => states));
      await makeDue(keys);
      await follow();
      expect(await statesOf(keys)).toEqual(keys.map(() => 'accepted'));
    },
  );

  it('believes the last word of an answer, and none that is about a filing of somebody else', async () => {
    const keys = await file(4);
    const numbers = await Promise.all(
      keys.map(async (key) => (await readFiling(api.server.platform, key)).attempt.submissionNumber ?? ''),
    );
    const [first = '', second = ''] = numbers;
    await fault('malformed', generalPoll, {
      body: statusAnswer([
        [first, 'PENDING'],
        [first, 'ACCEPT'],
        [second, 'REJECT', '<CustomerReference>of-another</CustomerReference>'],
      ]),
    });
    await follow();
    expect(await statesOf(keys)).toEqual(['accepted', 'pending', 'pending', 'pending']);
    expect(steps).toEqual(['ask', 'apply']);
    await makeDue(keys);
    await follow();
    expect(await statesOf(keys)).toEqual(keys.map(() => 'accepted'));
    expect(await countAcceptances(keys)).toBe(4);
  });

  it('changes nothing by a late answer about an attempt that was corrected since', async () => {
    const [key] = await file(1, 'reject');
    const [account] = accounts;
    if (key === undefined || account === undefined) throw new Error('Nothing was filed.');
    await followDue(sender(), key, signal);
    expect(await statesOf([key])).toEqual(['rejected']);
    await account.main.call('POST', '/api/Submissions/ReopenFiling', { filingId: key.filingId });
    const correction = { approvedBy: account.main.userId, madeUpTo: '2026-11-15' };
    await queueAttempt(api.server.platform, key, correction);
    await api.registry.admin('POST', 'gateway/rules', { companyNumber: key.number, outcome: 'hold' });
    await sendFiling(sender(), key, signal);
    await follow();
    expect(await statesOf([key])).toEqual(['pending']);
    expect(await numbersWaiting()).toEqual([]);
  });

  // The last one: what it leaves waiting is nobody's here.
  it('leaves a status alone that is not ours, says so, and leaves it to whoever it belongs to', async () => {
    const { gateway } = await presenterOrder();
    const keys = await file(4);
    const [own] = keys;
    if (own === undefined || accounts[0] === undefined) throw new Error('Nothing was filed.');
    const stranger = await newCompany(api, accounts[0]);
    const { attempt } = await readFiling(api.server.platform, own);
    const written = filedForms.CS01?.write?.(attempt.content, {}, new Map());
    if (written === undefined) throw new Error('There is no form.');
    const header = {
      companyNumber: stranger.number,
      companyName: stranger.name,
      companyAuthenticationCode: new Secret('BAKE01'),
      submissionNumber: 'ZZZ001',
      dateSigned: '2026-11-20',
    };
    const sealed = gateway.sealSubmission(header, written);
    if (!sealed.ok) throw new Error('Not written.');
    expect((await gateway.submitForm(sealed.submission)).outcome).toBe('receipt');
    await follow();
    expect(await statesOf(keys)).toEqual(keys.map(() => 'accepted'));
    expect(steps).not.toContain('acknowledge');
    expect(await numbersWaiting()).toContain('ZZZ001');
    expect(api.logLines().filter((line) => line.includes('ZZZ001'))).toHaveLength(1);
    // Heard again, it changes nothing.
    await follow();
    expect(await countAcceptances(keys)).toBe(4);
  });
});
