import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Platform } from '../../composition.ts';
import { registryReading } from '../../platform/database/schema.ts';
import {
  queueAttempt,
  type QueuedFiling,
  queueFiling,
  readFiling,
  sealedPersonalCode,
  untilState,
} from '../../testing/queued-filing.ts';
import { type TestAccount, type TestApi, testApi } from '../../testing/test-api.ts';
import { filedForms } from '../send-filing/filed-forms.ts';
import { sendFiling } from '../send-filing/send-filing.ts';
import type { Sender } from '../send-filing/sender.ts';
import { followSubmission } from './follow-submission.ts';
import { until } from '../../testing/make-call.ts';

const signal = new AbortController().signal;
const senderOf = (platform: Platform): Sender => ({ ...platform, forms: filedForms });

/** A filing that the registry has received, decided as the rule says. */
async function file(rule?: { outcome: string; code?: string; text?: string }) {
  const api = await testApi();
  const { platform } = api.server;
  const account = await api.newAccount();
  const key = await queueFiling(api, account);
  if (rule !== undefined)
    await api.registry.admin('POST', 'gateway/rules', { companyNumber: key.number, ...rule });
  await sendFiling(senderOf(platform), key, signal);
  return { api, platform, account, key };
}

const decide = (api: TestApi, { number }: QueuedFiling, decision: object) =>
  api.registry.admin('POST', 'gateway/decide', { companyNumber: number, ...decision });

const getReceipt = async ({ main }: TestAccount, { filingId }: QueuedFiling) => {
  const reply = await main.call('GET', `/api/Submissions/GetSubmission?filingId=${filingId}`);
  expect(reply.status).toBe(200);
  return reply.body.entity[0];
};

async function untilMail(api: TestApi, to: string): Promise<{ subject: string; text: string } | undefined> {
  const inbox = `${api.mail.url}/messages?to=${encodeURIComponent(to)}`;
  // The mailbox's own reply.
  const read = async () => (await (await fetch(inbox)).json()) as { subject: string; text: string }[];
  const [mail] = await until(read, (mails) => mails.length > 0);
  return mail;
}

describe.concurrent('following a submission', () => {
  it('goes on while it is undecided, with growing intervals, and ends with the acceptance', async () => {
    const { api, platform, account, key } = await file({ outcome: 'hold' });
    await followSubmission(senderOf(platform), key, signal);
    await followSubmission(senderOf(platform), key, signal);
    const { filing, attempt } = await readFiling(platform, key);
    expect(filing.state).toBe('pending');
    expect(attempt).toMatchObject({ statusCode: 'PENDING' });
    expect(attempt.lookAt).not.toBeNull();
    await decide(api, key, { outcome: 'accept' });
    await untilState(platform, key, 'accepted');
    const receipt = await getReceipt(account, key);
    expect(receipt.timeline.map(({ state }: { state: string }) => state)).toEqual([
      'draft',
      'ready',
      'queued',
      'sending',
      'pending',
      'accepted',
    ]);
    expect(receipt).toMatchObject({ state: 'accepted', canReopen: false, canResend: false });
    expect(receipt.sent).toContainEqual(expect.objectContaining({ value: '16 November 2026' }));
  });

  it('applies an acceptance once, however often it is told', async () => {
    const { platform, account, key } = await file();
    await Promise.all([1, 2, 3].map(() => followSubmission(senderOf(platform), key, signal)));
    await untilState(platform, key, 'accepted');
    const receipt = await getReceipt(account, key);
    const accepted = receipt.timeline.filter(({ state }: { state: string }) => state === 'accepted');
    expect(accepted).toHaveLength(1);
    const log = await platform.database.transaction({ as: 'account', accountId: key.accountId }, (tx) =>
      tx.execute(`select action from activity where action = 'filing.accepted'`),
    );
    expect(Object.values(log).flat()).toHaveLength(1);
  });

  it('has the company read from the register again', async () => {
    const { platform, key } = await file();
    await untilState(platform, key, 'accepted');
    const countReadings = () =>
      platform.database.transaction({ as: 'account', accountId: key.accountId }, async (tx) => {
        const rows = await tx
          .select({ kind: registryReading.kind })
          .from(registryReading)
          .where(eq(registryReading.companyId, key.companyId));
        return rows.length;
      });
    await until(countReadings, (readings) => readings > 0);
  });

  it('writes to the person who filed', async () => {
    const { api, account, key, platform } = await file();
    await untilState(platform, key, 'accepted');
    const mail = await untilMail(api, account.main.email);
    expect(mail?.subject).toBe(`Accepted: Confirmation statement of ${key.name} (${key.number})`);
    expect(mail?.text).toContain(`/submissionstatus/status/${key.filingId}`);
  });

  it('shows a parked submission with what the examiner says, until it is decided', async () => {
    const { api, platform, account, key } = await file({ outcome: 'park' });
    await untilState(platform, key, 'parked');
    const receipt = await getReceipt(account, key);
    expect(receipt.attempts[0]).toMatchObject({ statusCode: 'PARKED', examinerTelephone: '029 2018 0000' });
    expect(receipt.next).toContain('Ring Companies House');
    await decide(api, key, { outcome: 'accept' });
    await untilState(platform, key, 'accepted');
  });

  it('neither corrects nor repeats a filing that the registry failed over: it may still be accepted', async () => {
    const { api, platform, account, key } = await file({ outcome: 'fail' });
    await untilState(platform, key, 'failed');
    const body = { filingId: key.filingId };
    const reopened = await account.main.call('POST', '/api/Submissions/ReopenFiling', body);
    expect(reopened.body.code).toBe('filing-may-be-held');
    const resent = await account.main.call('POST', '/api/Submissions/ResendFiling', body);
    expect(resent.body.code).toBe('filing-may-be-held');
    await decide(api, key, { outcome: 'accept' });
    await untilState(platform, key, 'accepted');
  });
});

describe.concurrent('a rejection', () => {
  it('keeps the registry’s words, says what they mean and leads back to the field', async () => {
    const { platform, account, key } = await file({ outcome: 'reject', code: '11686' });
    const { attempt } = await untilState(platform, key, 'rejected');
    expect(attempt).toMatchObject({ sentSealed: null, secretsSealed: null });
    const log = await account.main.call('GET', '/api/Submissions/GetErrorLog');
    expect(log.body.entity).toMatchObject([
      {
        filingId: key.filingId,
        isOpen: true,
        canReopen: true,
        canResend: false,
        troubles: [
          {
            kind: 'rejection',
            code: '11686',
            text: 'Shareholder details are required',
            step: 'shareholders',
          },
        ],
        examinerComment: 'See reject reason',
      },
    ]);
    const reopened = await account.main.call('POST', '/api/Submissions/ReopenFiling', {
      filingId: key.filingId,
    });
    expect(reopened.body.entity).toMatchObject([
      { step: 'shareholders', field: 'shareholdings', form: 'CS01' },
    ]);
    expect((await readFiling(platform, key)).filing).toMatchObject({
      state: 'draft',
      draftStep: 'shareholders',
    });
  });

  it('is corrected under a new number, and stays in the log as settled', async () => {
    const { platform, account, key } = await file({ outcome: 'reject', code: '1' });
    const first = await untilState(platform, key, 'rejected');
    await account.main.call('POST', '/api/Submissions/ReopenFiling', { filingId: key.filingId });
    await queueAttempt(platform, key, { approvedBy: account.main.userId, madeUpTo: '2026-11-15' });
    await sendFiling(senderOf(platform), key, signal);
    const second = await untilState(platform, key, 'accepted', 'rejected');
    expect(second.filing.state).toBe('accepted');
    expect(second.attempt.ordinal).toBe(2);
    expect(second.attempt.submissionNumber).not.toBe(first.attempt.submissionNumber);
    const receipt = await getReceipt(account, key);
    expect(receipt.attempts).toHaveLength(2);
    expect(receipt.attempts[0].troubles).toMatchObject([{ code: '1', kind: 'rejection' }]);
    const open = await account.main.call('GET', '/api/Submissions/GetErrorLog?show=open');
    expect(open.body.total).toBe(0);
    const all = await account.main.call('GET', '/api/Submissions/GetErrorLog?show=all');
    expect(all.body.entity).toMatchObject([{ isOpen: false, canReopen: false }]);
  });

  it('is told to the person who filed', async () => {
    const { api, platform, account, key } = await file({ outcome: 'reject', code: '12604' });
    await untilState(platform, key, 'rejected');
    const mail = await untilMail(api, account.main.email);
    expect(mail?.subject).toMatch(/^Rejected: /);
    expect(mail?.text).toContain('code 12604');
  });

  it('leaves no secret in clear in any table, while it is sent and afterwards', async () => {
    const { platform, key } = await file({ outcome: 'hold' });
    const secrets = ['BAKE01', sealedPersonalCode, 'DEMOPRES001'];
    const dump = await platform.database.pool.session(async (session) => {
      const tables = await session.query(
        `select table_schema || '.' || table_name from information_schema.tables
         where table_schema in ('public', 'job') and table_type = 'BASE TABLE'`,
      );
      const texts: string[] = [];
      for (const [table] of tables) {
        const rows = await session.query(`select t::text from ${String(table)} t`);
        texts.push(...rows.map(([row]) => String(row)));
      }
      return texts.join('\n');
    });
    expect(dump).toContain(key.filingId);
    for (const secret of secrets) {
      expect(dump).not.toContain(secret);
      expect(dump).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });
});
