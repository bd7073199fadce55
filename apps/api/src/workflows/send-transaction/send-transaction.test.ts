import { describe, expect, it } from 'vitest';
import type { Platform } from '../../composition.ts';
import { importOwnCompany, startFormOf } from '../../features/forms/form.fixture.ts';
import { lockFiling } from '../../filings/filing-queries.ts';
import { freezeAttempt } from '../../filings/attempt/freeze-attempt.ts';
import { moveFiling } from '../../filings/move-filing.ts';
import { readFiling, untilState } from '../../testing/queued-filing.ts';
import { signInAtRegistry } from '../../testing/registry-sign-in.ts';
import { type TestAccount, type TestApi, testApi } from '../../testing/test-api.ts';
import { filedForms } from '../send-filing/filed-forms.ts';
import type { Sender, SendingStep } from '../send-filing/sender.ts';
import { followTransaction } from './follow-transaction.ts';
import { sendTransaction } from './send-transaction.ts';

const signal = new AbortController().signal;

const senderOf = (platform: Platform, onStep?: Sender['onStep']): Sender => ({
  ...platform,
  forms: filedForms,
  ...(onStep && { onStep }),
});

interface Filed {
  api: TestApi;
  account: TestAccount;
  key: { filingId: string; accountId: string };
  companyId: string;
  number: string;
}

/** A change of the registered e-mail address, submitted; the jobs of the server send it unless a test is faster. */
async function file(email = 'office@harbour.example'): Promise<Filed> {
  const api = await testApi();
  const account = await api.newAccount();
  const { main, accountId } = account;
  const companyId = await importOwnCompany(api, account);
  await signInAtRegistry(api, main, companyId);
  const form = await startFormOf(account, { companyId, form: 'REA' });
  await form.save({ email, appropriate: 'yes' });
  const submitted = await form.submit();
  if (submitted.status !== 200) throw new Error(JSON.stringify(submitted.body));
  const { companyNumber: number } = (await form.get()).body.entity[0];
  return { api, account, key: { filingId: form.filingId, accountId }, companyId, number };
}

/** The transactions of a company at the registry, whoever opened them. */
async function transactionsOf({ api, number }: { api: TestApi; number: string }) {
  // The simulator's own reply.
  const all = (await api.registry.admin('GET', 'transactions')) as {
    company_number: string;
    status: string;
  }[];
  return all.filter(({ company_number: about }) => about === number);
}

/** The same, waiting in the queue; nothing has been asked to send it yet. */
async function queue(email = 'office@harbour.example'): Promise<Filed> {
  const api = await testApi();
  const { platform } = api.server;
  const account = await api.newAccount();
  const { main, accountId } = account;
  const companyId = await importOwnCompany(api, account);
  await signInAtRegistry(api, main, companyId);
  const form = await startFormOf(account, { companyId, form: 'REA' });
  const { companyNumber: number } = (await form.get()).body.entity[0];
  const key = { filingId: form.filingId, accountId };
  const sent = { email, acceptAppropriateEmailStatement: true };
  await platform.database.transaction({ as: 'account', accountId }, async (tx) => {
    const filing = await lockFiling(tx, key.filingId);
    if (filing === undefined) throw new Error('There is no such filing.');
    const content = { form: 'REA', lines: [], sent };
    await freezeAttempt(tx, platform, filing, { content, secrets: {}, approvedBy: main.userId });
    const ready = await moveFiling(tx, platform, filing, { to: 'ready', why: 'submitted' });
    if (ready !== undefined) await moveFiling(tx, platform, ready, { to: 'queued', why: 'nothing to pay' });
  });
  return { api, account, key, companyId, number };
}

const registeredEmail = ({ api, number }: Filed) =>
  api.registry.register.findCompany(number)?.registeredEmail;

describe.concurrent('a filing by transaction', () => {
  it('is opened, filled, closed and accepted, and the receipt says so', async () => {
    const filed = await file();
    const { api, account, key, companyId } = filed;
    const { attempt } = await untilState(api.server.platform, key, 'accepted', 'rejected', 'failed');
    expect(attempt).toMatchObject({ channel: 'transaction', restStep: 'closed', statusCode: 'ACCEPT' });
    expect(registeredEmail(filed)).toBe('office@harbour.example');
    const { main } = account;
    const receipt = await main.call('GET', `/api/Submissions/GetSubmission?filingId=${key.filingId}`);
    const [entity] = receipt.body.entity;
    expect(entity.submissionNumber).toBe(attempt.restTransactionId);
    expect(entity.timeline.map(({ state }: { state: string }) => state)).toEqual([
      'draft',
      'ready',
      'queued',
      'sending',
      'pending',
      'accepted',
    ]);
    expect(entity.sent).toContainEqual(expect.objectContaining({ value: 'office@harbour.example' }));
    const details = `/api/EditCompanyInfo/GetCompanyRegisteredInformation?companyId=${companyId}`;
    expect((await main.call('GET', details)).body.entity[0].kept.email).toBe('office@harbour.example');
  });

  it('is rejected with the registry’s words, and corrected by the same person', async () => {
    const { api, account, key } = await file('someone@companieshouse.gov.uk');
    const { attempt } = await untilState(api.server.platform, key, 'accepted', 'rejected', 'failed');
    expect(attempt.rejections).toMatchObject([{ code: '', text: 'The details were rejected.' }]);
    const reopened = await account.main.call('POST', '/api/Submissions/ReopenFiling', {
      filingId: key.filingId,
    });
    expect(reopened.status).toBe(200);
    expect((await readFiling(api.server.platform, key)).filing.state).toBe('draft');
  });
});

describe('an outcome that is not known', () => {
  const closing = { path: '^/transactions/[^/]+$', bodyMatches: 'closed', times: 1 };
  const opening = { path: '^/transactions$', bodyMatches: 'SB-', times: 1 };
  const filling = { path: 'registered-email-address$', bodyMatches: 'harbour', times: 1 };

  it.each([
    { what: 'closing, done', kind: 'drop-after', ...closing },
    { what: 'closing, done late', kind: 'timeout-after', ...closing },
    { what: 'closing, done', kind: 'malformed', ...closing },
    { what: 'closing, done', kind: 'status-after', status: 502, ...closing },
    { what: 'closing, not done', kind: 'drop-before', ...closing },
    { what: 'closing, not done', kind: 'status', status: 503, ...closing },
    { what: 'opening, done', kind: 'drop-after', ...opening },
    { what: 'opening, not done', kind: 'status', status: 500, ...opening },
    { what: 'filling, done', kind: 'timeout-after', ...filling },
    { what: 'filling, not done', kind: 'status', status: 503, ...filling },
    { what: 'the sign-in', kind: 'status', status: 503, path: 'oauth2/token', times: 1 },
  ])('is settled without filing twice: $what ($kind)', async ({ what: _what, ...fault }) => {
    const filed = await queue();
    const { api, key } = filed;
    await api.registry.admin('POST', 'faults', fault);
    await sendTransaction(senderOf(api.server.platform), key, signal);
    const { attempt } = await untilState(api.server.platform, key, 'accepted', 'rejected', 'failed');
    expect(attempt).toMatchObject({ statusCode: 'ACCEPT', ordinal: 1 });
    expect(await transactionsOf(filed)).toMatchObject([{ status: 'closed' }]);
    expect(registeredEmail(filed)).toBe('office@harbour.example');
  });
});

describe('a crash while sending by transaction', () => {
  it.each(['begin', 'open', 'fill', 'close', 'settle'] as const)(
    'before the step "%s" is picked up, and files once',
    async (at) => {
      const filed = await queue();
      const { platform } = filed.api.server;
      const crash = senderOf(platform, (step: SendingStep) => {
        if (step === at) throw new Error('The process has ended.');
      });
      await expect(sendTransaction(crash, filed.key, signal)).rejects.toThrow('ended');
      await sendTransaction(senderOf(platform), filed.key, signal);
      const { attempt } = await untilState(platform, filed.key, 'accepted', 'rejected', 'failed');
      expect(attempt).toMatchObject({ statusCode: 'ACCEPT', ordinal: 1 });
      expect(await transactionsOf(filed)).toMatchObject([{ status: 'closed' }]);
    },
  );
});

describe('a sign-in that ends before the registry has decided', () => {
  /** Closed at the registry, which has not said so; then what was granted there ends. */
  async function loseSignIn() {
    const filed = await queue();
    const { platform } = filed.api.server;
    const crash = senderOf(platform, (step: SendingStep) => {
      if (step === 'settle') throw new Error('The process has ended.');
    });
    await expect(sendTransaction(crash, filed.key, signal)).rejects.toThrow('ended');
    const refused = { kind: 'status', status: 401, path: 'oauth2/token', times: 1 };
    await filed.api.registry.admin('POST', 'faults', refused);
    await sendTransaction(senderOf(platform), filed.key, signal);
    const readReceipt = async () => {
      const path = `/api/Submissions/GetSubmission?filingId=${filed.key.filingId}`;
      return (await filed.account.main.call('GET', path)).body.entity[0];
    };
    return { ...filed, platform, readReceipt };
  }

  it('is told on the receipt, and whoever signs in there as the same person lets it go on', async () => {
    const { api, account, key, companyId, platform, readReceipt } = await loseSignIn();
    expect(await readReceipt()).toMatchObject({
      state: 'sending',
      awaitsSignIn: true,
      next: expect.stringMatching(/Ask Test Person to sign in/),
    });
    const colleague = await account.addAgent(['viewCompany', 'submitCompany'], true);
    await signInAtRegistry(api, colleague, companyId, { email: 'somebody.else@example.com' });
    await sendTransaction(senderOf(platform), key, signal);
    expect(await readReceipt()).toMatchObject({ state: 'sending', awaitsSignIn: true });

    await signInAtRegistry(api, colleague, companyId);
    await sendTransaction(senderOf(platform), key, signal);
    const { attempt } = await untilState(platform, key, 'accepted', 'rejected', 'failed');
    expect(attempt).toMatchObject({ statusCode: 'ACCEPT', ordinal: 1, restUserId: colleague.userId });
    expect(await readReceipt()).toMatchObject({ awaitsSignIn: false });
  });

  it('is found again among those of others when the same person signs in', async () => {
    const { api, account, key, companyId, platform } = await loseSignIn();
    await signInAtRegistry(api, account.main, companyId);
    const colleague = await account.addAgent(['viewCompany', 'submitCompany'], true);
    await signInAtRegistry(api, colleague, companyId, { email: 'somebody.else@example.com' });
    await sendTransaction(senderOf(platform), key, signal);
    const { attempt } = await untilState(platform, key, 'accepted', 'rejected', 'failed');
    expect(attempt).toMatchObject({ statusCode: 'ACCEPT', restUserId: account.main.userId });
  });
});

describe('what cannot be filed', () => {
  it('waits for a sign-in that serves, and is then sent again', async () => {
    const filed = await queue();
    const { api, key, account, companyId } = filed;
    const { platform } = api.server;
    // As if the registry had withdrawn what was granted.
    const refused = { kind: 'status', status: 401, path: 'oauth2/token', times: 1 };
    await api.registry.admin('POST', 'faults', refused);
    await sendTransaction(senderOf(platform), key, signal);
    const { filing, attempt } = await readFiling(platform, key);
    expect(filing.state).toBe('failed');
    expect(attempt.gateRefusal).toMatchObject({ errorClass: 'company-authentication' });
    const status = await account.main.call(
      'GET',
      `/api/ChangeCompanyInformation/GetRegistrySignIn?companyId=${companyId}`,
    );
    expect(status.body.entity).toMatchObject([{ isOffered: true, signedInBy: null }]);

    await signInAtRegistry(api, account.main, companyId);
    await account.main.call('POST', '/api/Submissions/ResendFiling', { filingId: key.filingId });
    await untilState(platform, key, 'accepted');
    expect(await transactionsOf(filed)).toHaveLength(1);
  });

  it('is refused where the company has no address yet, before a transaction is opened', async () => {
    const filed = await queue();
    const { api, key, number } = filed;
    const company = api.registry.register.findCompany(number);
    if (company === undefined) throw new Error('The company is gone.');
    const { registeredEmail: _none, ...without } = company;
    api.registry.register.save(without);
    await sendTransaction(senderOf(api.server.platform), key, signal);
    const { filing, attempt } = await readFiling(api.server.platform, key);
    expect(filing.state).toBe('failed');
    expect(attempt.gateRefusal).toMatchObject({ text: 'INVALID_NO_REGISTERED_EMAIL_ADDRESS_EXISTS' });
    expect(await transactionsOf(filed)).toEqual([]);
  });

  it('is refused with the registry’s faults at our fields, and nothing is closed', async () => {
    const filed = await queue('nobody');
    await sendTransaction(senderOf(filed.api.server.platform), filed.key, signal);
    const { attempt } = await readFiling(filed.api.server.platform, filed.key);
    expect(attempt.gateRefusal).toMatchObject({
      errorClass: 'form-content',
      problems: [{ field: 'email' }],
    });
    expect(await transactionsOf(filed)).toMatchObject([{ status: 'open' }]);
  });
});

describe('two senders of a transaction', () => {
  it('file it once, and an answer that is given again changes nothing', async () => {
    const filed = await queue();
    const { platform } = filed.api.server;
    await Promise.all([1, 2, 3].map(() => sendTransaction(senderOf(platform), filed.key, signal)));
    await Promise.all([1, 2].map(() => followTransaction(senderOf(platform), filed.key, signal)));
    const { attempt } = await untilState(platform, filed.key, 'accepted', 'rejected', 'failed');
    expect(attempt).toMatchObject({ postCount: 1, statusCode: 'ACCEPT' });
    expect(await transactionsOf(filed)).toHaveLength(1);
  });
});
