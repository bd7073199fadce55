import { describe, expect, it } from 'vitest';
import type { Platform } from '../../composition.ts';
import { lockFiling } from '../../filings/filing-queries.ts';
import { moveFiling } from '../../filings/move-filing.ts';
import { refuseNextOf } from '../../testing/gate-refusal.ts';
import { type QueuedFiling, queueFiling, readFiling, untilState } from '../../testing/queued-filing.ts';
import { statusAnswer } from '../../testing/status-answer.ts';
import { type TestApi, testApi } from '../../testing/test-api.ts';
import { filedForms } from './filed-forms.ts';
import { pollFilings, sendFiling } from './send-filing.ts';
import type { Sender, SendingStep } from './sender.ts';

const signal = new AbortController().signal;

const senderOf = (platform: Platform, onStep?: Sender['onStep']): Sender => ({
  ...platform,
  forms: filedForms,
  ...(onStep && { onStep }),
});

/** How often the number arrived at the registry, and what became of it there. */
async function arrivalsOf(api: TestApi, submissionNumber: string | null) {
  // The simulator's own reply.
  const all = (await api.registry.admin('GET', 'gateway/submissions')) as {
    number: string;
    companyNumber?: string;
    posts: number;
    status?: string;
  }[];
  return all.filter(({ number }) => number === submissionNumber);
}

async function filingsAtRegistry(api: TestApi, { number }: QueuedFiling): Promise<number> {
  // The simulator's own reply.
  const all = (await api.registry.admin('GET', 'gateway/submissions')) as { companyNumber?: string }[];
  return all.filter(({ companyNumber }) => companyNumber === number).length;
}

/** Only messages about this company are struck. */
const aboutCompany = ({ number }: QueuedFiling) =>
  `<CompanyNumber>0?${number.replace(/^0/, '')}</CompanyNumber>`;

describe('sending a filing', () => {
  it('stores number and bytes before anything leaves, and has a receipt afterwards', async () => {
    const api = await testApi();
    const { platform } = api.server;
    const key = await queueFiling(api, await api.newAccount());
    let stored: Awaited<ReturnType<typeof readFiling>> | undefined;
    const reads: Promise<void>[] = [];
    const onStep = (step: SendingStep) => {
      if (step !== 'count') return;
      reads.push(readFiling(platform, key).then((now) => void (stored = now)));
    };
    await sendFiling(senderOf(platform, onStep), key, signal);
    await Promise.all(reads);
    expect(stored?.filing.state).not.toBe('queued');
    expect(stored?.attempt.submissionNumber).toMatch(/^[0-9A-Z]{6}$/);
    expect(stored?.attempt.sentSealed).not.toBeNull();
    const { attempt } = await readFiling(platform, key);
    expect(attempt.receivedAt).not.toBeNull();
    expect(await arrivalsOf(api, attempt.submissionNumber)).toMatchObject([{ posts: 1 }]);
  });

  it('is accepted, moves the dates of the statement and leaves no secret behind', async () => {
    const api = await testApi();
    const { platform } = api.server;
    const account = await api.newAccount();
    const key = await queueFiling(api, account);
    await sendFiling(senderOf(platform), key, signal);
    const { attempt } = await untilState(platform, key, 'accepted', 'rejected');
    expect(attempt.rejections).toEqual([]);
    expect(attempt).toMatchObject({
      statusCode: 'ACCEPT',
      sentSealed: null,
      secretsSealed: null,
      lookAt: null,
    });
    expect(attempt.sentRedacted).toContain('<CompanyAuthenticationCode>[removed]<');
    expect(attempt.sentRedacted).not.toContain('BAKE01');
    const companies = await platform.database.transaction({ as: 'account', accountId: key.accountId }, (tx) =>
      tx.execute(
        `select statement_last_made_up_to::text, statement_due_on::text from company where id = '${key.companyId}'`,
      ),
    );
    expect(JSON.stringify(companies)).toContain('2026-11-16');
    expect(JSON.stringify(companies)).toContain('2027-11-30');
  });

  it('gives every submission of a presenter a number of its own', async () => {
    const api = await testApi();
    const { platform } = api.server;
    const account = await api.newAccount();
    const keys = await Promise.all([1, 2, 3].map(() => queueFiling(api, account)));
    await Promise.all(keys.map((key) => sendFiling(senderOf(platform), key, signal)));
    const numbers = await Promise.all(
      keys.map(async (key) => (await readFiling(platform, key)).attempt.submissionNumber),
    );
    expect(new Set(numbers).size).toBe(3);
    expect(numbers).not.toContain(null);
  });
});

describe.concurrent('an outcome that is not known', () => {
  it.each([
    { kind: 'drop-after', acted: true },
    { kind: 'timeout-after', acted: true },
    { kind: 'malformed', acted: true },
    { kind: 'status-after', acted: true, status: 502 },
    { kind: 'drop-before', acted: false },
    { kind: 'status', acted: false, status: 503 },
  ])('is settled without filing twice: $kind', async ({ acted, ...fault }) => {
    const api = await testApi();
    const { platform } = api.server;
    const key = await queueFiling(api, await api.newAccount());
    await api.registry.admin('POST', 'faults', {
      ...fault,
      path: 'xmlgw',
      bodyMatches: aboutCompany(key),
      times: 1,
    });
    await sendFiling(senderOf(platform), key, signal);
    const { attempt } = await untilState(platform, key, 'accepted', 'rejected', 'failed');
    expect(attempt.statusCode).toBe('ACCEPT');
    expect(attempt.ordinal).toBe(1);
    expect(await arrivalsOf(api, attempt.submissionNumber)).toMatchObject([{ posts: 1, status: 'ACCEPT' }]);
    expect(await filingsAtRegistry(api, key)).toBe(1);
    expect(attempt.postCount).toBe(acted ? 1 : 2);
  });
});

describe.concurrent('a refusal of what was sent again', () => {
  /** The registry has the first sending, and answers for a while as if it had not. */
  async function sentAgain(unknowns: number) {
    const api = await testApi();
    const { platform } = api.server;
    const key = await queueFiling(api, await api.newAccount());
    const fault = (more: object) =>
      api.registry.admin('POST', 'faults', { path: 'xmlgw', bodyMatches: aboutCompany(key), ...more });
    await fault({ kind: 'drop-after', times: 1 });
    await sendFiling(senderOf(platform), key, signal);
    const { submissionNumber } = (await readFiling(platform, key)).attempt;
    await fault({
      kind: 'status',
      status: 200,
      contentType: 'text/xml',
      bodyMatches: `<GetSubmissionStatus[^>]*><SubmissionNumber>${submissionNumber}<`,
      body: statusAnswer([]),
      times: unknowns,
    });
    await refuseNextOf(api, key, { number: '9999', text: 'Seen before' });
    return { api, platform, key };
  }

  it('says nothing of the first sending, which is asked for', async () => {
    const { api, platform, key } = await sentAgain(3);
    const { attempt } = await untilState(platform, key, 'accepted', 'rejected', 'failed');
    expect(attempt).toMatchObject({ statusCode: 'ACCEPT', ordinal: 1, postCount: 2, gateRefusal: null });
    expect(await filingsAtRegistry(api, key)).toBe(1);
  });

  it('counts once the registry goes on not knowing the number', async () => {
    const { platform, key } = await sentAgain(1000);
    const { attempt } = await untilState(platform, key, 'accepted', 'rejected', 'failed');
    expect(attempt).toMatchObject({ statusCode: null, gateRefusal: { number: '9999', text: 'Seen before' } });
  });
});

describe.concurrent('a crash while sending', () => {
  it.each(['begin', 'count', 'post', 'settle'] as const)(
    'before the step "%s" is picked up, and files once',
    async (at) => {
      const api = await testApi();
      const { platform } = api.server;
      const key = await queueFiling(api, await api.newAccount());
      const crash = senderOf(platform, (step) => {
        if (step === at) throw new Error('The process has ended.');
      });
      await expect(sendFiling(crash, key, signal)).rejects.toThrow('ended');
      await sendFiling(senderOf(platform), key, signal);
      const { attempt } = await untilState(platform, key, 'accepted', 'rejected', 'failed');
      expect(attempt.statusCode).toBe('ACCEPT');
      expect(await filingsAtRegistry(api, key)).toBe(1);
      expect(attempt.ordinal).toBe(1);
    },
  );

  it('is found by looking after what was left behind', async () => {
    const api = await testApi();
    const { platform } = api.server;
    const key = await queueFiling(api, await api.newAccount());
    const crash = senderOf(platform, (step) => {
      if (step === 'settle') throw new Error('The process has ended.');
    });
    await expect(sendFiling(crash, key, signal)).rejects.toThrow('ended');
    // As if the time had passed after which a sender is missed.
    await platform.database.transaction({ as: 'account', accountId: key.accountId }, (tx) =>
      tx.execute(
        `update filing_attempt set look_at = now() - interval '1 minute' where filing_id = '${key.filingId}'`,
      ),
    );
    await pollFilings(senderOf(platform));
    const { attempt } = await untilState(platform, key, 'accepted', 'rejected', 'failed');
    expect(attempt.statusCode).toBe('ACCEPT');
    expect(await filingsAtRegistry(api, key)).toBe(1);
  });
});

describe('a filing that was withdrawn', () => {
  it('keeps no secret of what would have been sent', async () => {
    const api = await testApi();
    const { platform } = api.server;
    const key = await queueFiling(api, await api.newAccount());
    await platform.database.transaction({ as: 'account', accountId: key.accountId }, async (tx) => {
      const filing = await lockFiling(tx, key.filingId);
      if (filing === undefined) throw new Error('There is no such filing.');
      await moveFiling(tx, platform, filing, { to: 'withdrawn', why: 'withdrawn' });
    });
    expect((await readFiling(platform, key)).attempt.secretsSealed).not.toBeNull();
    await pollFilings(senderOf(platform));
    expect((await readFiling(platform, key)).attempt).toMatchObject({
      secretsSealed: null,
      sentSealed: null,
    });
  });
});

describe('two senders', () => {
  it('of one filing file it once', async () => {
    const api = await testApi();
    const { platform } = api.server;
    const key = await queueFiling(api, await api.newAccount());
    await Promise.all([1, 2, 3].map(() => sendFiling(senderOf(platform), key, signal)));
    const { attempt } = await untilState(platform, key, 'accepted', 'rejected', 'failed');
    expect(attempt.postCount).toBe(1);
    expect(await filingsAtRegistry(api, key)).toBe(1);
  });
});
