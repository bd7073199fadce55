import { describe, expect, it } from 'vitest';
import type { Platform } from '../../composition.ts';
import { presenterBinding } from '../../clients/presenter-gateway.ts';
import { account as accountTable, company } from '../../platform/database/schema.ts';
import { filedForms } from '../../workflows/send-filing/filed-forms.ts';
import { sendFiling } from '../../workflows/send-filing/send-filing.ts';
import type { Sender } from '../../workflows/send-filing/sender.ts';
import { refuseNextOf } from '../../testing/gate-refusal.ts';
import { type QueuedFiling, queueFiling, readFiling, untilState } from '../../testing/queued-filing.ts';
import { type TestAccount, testApi } from '../../testing/test-api.ts';
import { eq } from 'drizzle-orm';
import { authenticationCodeBinding } from '../../filings/authentication-code.ts';

const signal = new AbortController().signal;
const senderOf = (platform: Platform): Sender => ({ ...platform, forms: filedForms });

async function prepare() {
  const api = await testApi();
  const { platform } = api.server;
  const account = await api.newAccount();
  const key = await queueFiling(api, account);
  return { api, platform, account, key };
}

const refuseNext = (
  { api, key }: Awaited<ReturnType<typeof prepare>>,
  error: { number: string; text: string },
) => refuseNextOf(api, key, error);

const errorOf = async ({ main }: TestAccount) => {
  const { body } = await main.call('GET', '/api/Submissions/GetErrorLog');
  return body.entity[0];
};

const act = ({ main }: TestAccount, call: 'ReopenFiling' | 'ResendFiling', { filingId }: QueuedFiling) =>
  main.call('POST', `/api/Submissions/${call}`, { filingId });

describe.concurrent('a refusal at the gate', () => {
  it('is in the error log as CSV for who may export, with its meaning', async () => {
    const stage = await prepare();
    const { platform, account, key } = stage;
    await refuseNext(stage, { number: '604', text: 'Invalid Request' });
    await sendFiling(senderOf(platform), key, signal);
    await untilState(platform, key, 'failed');
    const path = '/api/Submissions/ExportErrorLog';
    const csv = await account.main.call('GET', `${path}?show=open`);
    expect(csv.headers.get('content-type')).toContain('text/csv');
    const lines = String(csv.body).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(key.number);
    expect(lines[1]).toContain(',604,Invalid Request,');
    expect(String((await account.main.call('GET', `${path}?search=nobody`)).body).trim()).toBe(lines[0]);
    const reader = await account.addAgent(['viewSubmission'], true);
    expect((await reader.call('GET', path)).status).toBe(403);
  });

  it.each([
    ['5003', 'Account Unknown', 'credit account'],
    ['5006', 'Insufficient funds', 'credit account'],
    ['9984', 'Over limit', 'credit account'],
    ['502', 'Authorisation Failure', 'presenter'],
    ['501', 'Invalid Gateway Target (Class) supplied', 'presenter'],
    ['604', 'Invalid Request', 'presenter'],
  ])(
    'with %s is no rejection, and the same filing goes again when that is corrected',
    async (number, text, remedy) => {
      const stage = await prepare();
      const { platform, account, key } = stage;
      await refuseNext(stage, { number, text });
      await sendFiling(senderOf(platform), key, signal);
      const failed = await untilState(platform, key, 'failed');
      expect(await errorOf(account)).toMatchObject({
        canResend: true,
        troubles: [{ kind: 'gate', code: number, text, whatToDo: expect.stringContaining(remedy) }],
      });
      expect((await act(account, 'ResendFiling', key)).body).toEqual({ done: true });
      const accepted = await untilState(platform, key, 'accepted');
      expect(accepted.attempt.submissionNumber).toBe(failed.attempt.submissionNumber);
      expect(accepted.attempt.ordinal).toBe(1);
    },
  );

  it('of the form’s content is corrected, not repeated', async () => {
    const stage = await prepare();
    const { platform, account, key } = stage;
    await refuseNext(stage, { number: '9999', text: 'No element Authority' });
    await sendFiling(senderOf(platform), key, signal);
    await untilState(platform, key, 'failed');
    expect((await act(account, 'ResendFiling', key)).body.code).toBe('filing-not-resendable');
    expect((await act(account, 'ReopenFiling', key)).status).toBe(200);
    const { filing, attempt } = await readFiling(platform, key);
    expect(filing.state).toBe('draft');
    expect(attempt).toMatchObject({ sentSealed: null, secretsSealed: null });
  });

  it('for a wrong code of the company is sent again with the right one', async () => {
    const { platform, account, key } = await prepare();
    const setCode = (code: string) =>
      platform.database.transaction({ as: 'account', accountId: key.accountId }, (tx) =>
        tx
          .update(company)
          .set({
            authenticationCodeSealed: platform.vault.seal(code, authenticationCodeBinding(key.companyId)),
          })
          .where(eq(company.id, key.companyId)),
      );
    await setCode('WRONG1');
    await sendFiling(senderOf(platform), key, signal);
    await untilState(platform, key, 'failed');
    expect((await errorOf(account)).troubles[0].meaning).toContain('authentication code');
    await setCode('BAKE01');
    await act(account, 'ResendFiling', key);
    await untilState(platform, key, 'accepted');
  });

  it('because the number is another’s leads to a further attempt with a new number', async () => {
    const stage = await prepare();
    const { api, platform, account, key } = stage;
    const other = await queueFiling(api, account);
    await sendFiling(senderOf(platform), other, signal);
    const taken = (await readFiling(platform, other)).attempt;
    // As if a backup had been restored in which the number was not given yet.
    await platform.database.transaction({ as: 'account', accountId: key.accountId }, async (tx) => {
      await tx.execute(
        `update filing_attempt set submission_number = null, presenter_key = null where id = '${taken.id}'`,
      );
      await tx.execute(
        `update filing_attempt set submission_number = '${taken.submissionNumber}', presenter_key = '${taken.presenterKey}' where filing_id = '${key.filingId}'`,
      );
    });
    await sendFiling(senderOf(platform), key, signal);
    const failed = await untilState(platform, key, 'failed', 'accepted');
    expect(failed.attempt.gateRefusal).toMatchObject({ errorClass: 'duplicate-submission-number' });
    await act(account, 'ResendFiling', key);
    const { attempt } = await untilState(platform, key, 'accepted');
    expect(attempt.ordinal).toBe(2);
    expect(attempt.submissionNumber).not.toBe(taken.submissionNumber);
  });

  it('of a presenter that the registry does not know names the presenter', async () => {
    const { platform, account, key } = await prepare();
    const { accountId } = key;
    await platform.database.transaction({ as: 'account', accountId }, (tx) =>
      tx.update(accountTable).set({
        presenterIdSealed: platform.vault.seal('66666699999', presenterBinding('id', accountId)),
        presenterCodeSealed: platform.vault.seal('UNKNOWN0001', presenterBinding('code', accountId)),
      }),
    );
    await sendFiling(senderOf(platform), key, signal);
    await untilState(platform, key, 'failed');
    expect((await errorOf(account)).troubles[0]).toMatchObject({
      code: '502',
      text: 'Authorisation Failure',
    });
    await platform.database.transaction({ as: 'account', accountId }, (tx) =>
      tx.update(accountTable).set({ presenterIdSealed: null, presenterCodeSealed: null }),
    );
    await act(account, 'ResendFiling', key);
    const { attempt } = await untilState(platform, key, 'accepted');
    expect(attempt.ordinal).toBe(2);
  });
});
