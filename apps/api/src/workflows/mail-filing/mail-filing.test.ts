import { randomUUID } from 'node:crypto';
import { readDocument } from '@statbook/testkit/read-document';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { sessionOf, type Transaction } from '../../platform/database/database.ts';
import { agentCompany, filingDocument, filingLetter } from '../../platform/database/schema.ts';
import { filingState, payableFiling, payerOf } from '../../testing/payable-filing.ts';
import { until } from '../../testing/make-call.ts';
import type { QueuedFiling } from '../../testing/queued-filing.ts';
import { type TestAccount, type TestApi, type TestPerson, testApi } from '../../testing/test-api.ts';

const group = '/api/Submissions';

interface Letter {
  id: string;
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  attachments: { filename: string; contentType: string }[];
}

let api: TestApi;
let account: TestAccount;
let filed: QueuedFiling;

/** A statement that was paid for and accepted. */
beforeAll(async () => {
  api = await testApi();
  account = await api.newAccount();
  filed = await payableFiling(api, account);
  await payerOf(api, account.main, filed).pay();
  await until(
    () => filingState(api, filed),
    (state) => state === 'accepted',
  );
});

const read = async (by: TestPerson, { filingId } = filed) =>
  by.call('GET', `${group}/GetFilingLetters?filingId=${filingId}`);
const lettersOf = async (by: TestPerson) => (await read(by)).body.entity[0];
const documentsOf = async (by: TestPerson): Promise<{ documentId: string; title: string }[]> =>
  (await lettersOf(by)).documents;
const send = (by: TestPerson, body: object) =>
  by.call('POST', `${group}/SendFilingLetter`, { filingId: filed.filingId, ...body });

/** Sends everything that is offered to an address. */
async function sendAll(to: string, more: object = {}) {
  const documentIds = (await documentsOf(account.main)).map(({ documentId }) => documentId);
  return send(account.main, { to, documentIds, ...more });
}

async function mailTo(address: string): Promise<Letter[]> {
  const reply = await fetch(`${api.mail.url}/messages?to=${encodeURIComponent(address)}`);
  // The mailbox's own reply.
  return (await reply.json()) as Letter[];
}

const untilMail = (address: string) =>
  until(
    () => mailTo(address),
    ({ length }) => length > 0,
  );
const letterTo = (address: string) =>
  until(
    async () => (await lettersOf(account.main)).letters.find(({ to }: { to: string }) => to === address),
    (letter) => letter !== undefined && letter.state !== 'on-its-way',
  );
const newAddress = () => `client-${randomUUID()}@company.example`;

/** Somebody who may do so much, and sees the company of the filing. */
async function agentWith(flags: Parameters<TestAccount['addAgent']>[0]): Promise<TestPerson> {
  const agent = await account.addAgent(flags);
  await asAccount((tx) =>
    tx.insert(agentCompany).values({
      accountId: account.accountId,
      userId: agent.userId,
      companyId: filed.companyId,
    }),
  );
  return agent;
}

const asAccount = <T>(work: (tx: Transaction) => Promise<T>) =>
  api.server.platform.database.transaction({ as: 'account', accountId: account.accountId }, work);

describe('a letter to the client', () => {
  it('brings the copy of what was filed and the receipt of its payment, and an answer goes to who sent it', async () => {
    const to = newAddress();
    expect((await documentsOf(account.main)).map(({ title }) => title)).toEqual([
      'Confirmation statement, copy of the filing',
      'Receipt of the payment',
    ]);
    const sent = await sendAll(to, { note: ' For your records.\nKind regards ' });
    expect(sent.status).toBe(200);
    expect(sent.body.entity[0].letters[0]).toMatchObject({ to, note: 'For your records.\nKind regards' });
    const [letter] = await untilMail(to);
    expect(letter).toMatchObject({
      subject: `Confirmation statement of ${filed.name} (${filed.number})`,
      replyTo: expect.stringContaining(account.main.email),
      text: expect.stringContaining('For your records.'),
      attachments: [
        { filename: `${filed.name} - Confirmation statement, copy of the filing.pdf` },
        { filename: expect.stringMatching(/receipt/), contentType: 'application/pdf' },
      ],
    });
    const file = await fetch(`${api.mail.url}/messages/${letter?.id}/attachments/0`);
    const { pages } = await readDocument(Buffer.from(await file.arrayBuffer()));
    expect(pages.join(' ')).toContain('Copy of the filing');
    expect(await letterTo(to)).toMatchObject({
      state: 'sent',
      sentBy: 'Test Person',
      documents: { length: 2 },
    });
  });

  it('is proposed where the last one went, and stands in the activity of the company', async () => {
    const to = newAddress();
    await sendAll(to);
    expect((await lettersOf(account.main)).proposedTo).toBe(to);
    const { body } = await account.main.call(
      'GET',
      `/api/ActivityLogs/GetActivityLogs?companyId=${filed.companyId}`,
    );
    expect(JSON.stringify(body)).toContain('Documents of a filing mailed to the client');
    expect(JSON.stringify(body)).toContain(to);
  });

  it('is proposed to the address that is kept for the filings of the company', async () => {
    const other = await payableFiling(api, account);
    await payerOf(api, account.main, other).pay();
    const { companyId } = other;
    const kept = await account.main.call('POST', '/api/EditCompanyInfo/UpdateRegisteredInfo', {
      companyId,
      email: 'books@harbour.example',
    });
    expect(kept.status).toBe(200);
    expect((await read(account.main, other)).body.entity[0]).toMatchObject({
      proposedTo: 'books@harbour.example',
      letters: [],
    });
  });

  it('brings what was rejected with the reasons, and calls it no filing', async () => {
    const rejected = await payableFiling(api, account);
    const rule = { companyNumber: rejected.number, outcome: 'reject', code: '11686' };
    await api.registry.admin('POST', 'gateway/rules', rule);
    await payerOf(api, account.main, rejected).pay();
    await until(
      () => filingState(api, rejected),
      (state) => state === 'rejected',
    );
    const { documents } = (await read(account.main, rejected)).body.entity[0];
    expect(documents[0].title).toBe('Confirmation statement, as it was rejected, with the reasons');
    const to = newAddress();
    const { filingId } = rejected;
    await send(account.main, { filingId, to, documentIds: [filingId] });
    const [letter] = await untilMail(to);
    const file = await fetch(`${api.mail.url}/messages/${letter?.id}/attachments/0`);
    const { pages } = await readDocument(Buffer.from(await file.arrayBuffer()));
    const text = pages.join(' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('Copy of what Companies House rejected. It is not filed.');
    expect(text).toContain('Rejected because Shareholder details are required (11686)');
  });

  it('brings a certificate, too', async () => {
    const sha256 = await api.server.platform.documentStore.put(
      new TextEncoder().encode('%PDF-1.4 certificate'),
    );
    const documentId = randomUUID();
    await asAccount((tx) =>
      tx.insert(filingDocument).values({
        id: documentId,
        accountId: account.accountId,
        filingId: filed.filingId,
        kind: 'certificate-of-change-of-name',
        filename: 'certificate.pdf',
        contentType: 'application/pdf',
        sha256,
        size: 20,
      }),
    );
    const to = newAddress();
    expect((await send(account.main, { to, documentIds: [documentId] })).status).toBe(200);
    const [letter] = await untilMail(to);
    expect(letter?.attachments).toMatchObject([
      { filename: 'certificate.pdf', contentType: 'application/pdf' },
    ]);
    expect(letter?.text).toContain('- Certificate of change of name');
  });
});

describe('the mail server', () => {
  const refuseMail = (refusal: object) =>
    fetch(`${api.mail.url}/_admin/refusals`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(refusal),
    });

  it('that does not take a letter is asked again, and the receipt says so meanwhile', async () => {
    const to = newAddress();
    await refuseMail({ matches: to, reply: '451 4.3.0 Try again later', times: 1 });
    await sendAll(to);
    expect(await letterTo(to)).toMatchObject({ state: 'delayed', stateAt: expect.any(String) });
    expect(await untilMail(to)).toHaveLength(1);
  });

  it('that refuses the address is not asked again, nor is the address in the log', async () => {
    const to = newAddress();
    await refuseMail({ matches: to, reply: `550 5.1.1 No mailbox ${to}` });
    await sendAll(to);
    expect(await letterTo(to)).toMatchObject({ state: 'refused' });
    expect((await lettersOf(account.main)).proposedTo).not.toBe(to);
    expect(api.logLines().join('\n')).not.toContain(to);
  });

  it('that does not take it for a day has been asked often enough', async () => {
    const to = newAddress();
    await refuseMail({ matches: to, reply: '451 4.3.0 Try again later' });
    await sendAll(to);
    await letterTo(to);
    const earlier = new Date(api.server.platform.clock.now().getTime() - 25 * 3600 * 1000);
    await asAccount((tx) =>
      tx.update(filingLetter).set({ askedAt: earlier }).where(eq(filingLetter.toAddress, to)),
    );
    expect(await letterTo(to)).toMatchObject({ state: 'given-up' });
  });
});

describe('who may write to clients', () => {
  it('is who may submit, and sends what they may save; a reader sees what went out', async () => {
    const reader = await agentWith(['viewSubmission', 'viewCompany', 'exportCompany']);
    const documentIds = [filed.filingId];
    expect((await send(reader, { to: newAddress(), documentIds })).status).toBe(403);
    const seen = await lettersOf(reader);
    expect(seen).toMatchObject({ proposedTo: null, documents: [] });
    expect(seen.letters.length).toBeGreaterThan(0);
    const submitter = await agentWith(['submitCompany']);
    expect(
      (await lettersOf(submitter)).documents.every(({ title }: { title: string }) =>
        title.startsWith('Certificate'),
      ),
    ).toBe(true);
    const refused = await send(submitter, { to: newAddress(), documentIds });
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid-request']);
    const both = await agentWith(['submitCompany', 'exportCompany']);
    expect((await send(both, { to: newAddress(), documentIds })).status).toBe(200);
  });

  it('is nobody to whom the filing is out of reach', async () => {
    const stranger = await api.newAccount();
    const outside = await account.addAgent(['submitCompany', 'exportCompany', 'viewSubmission']);
    for (const person of [stranger.main, outside]) {
      expect((await read(person)).status).toBe(404);
      expect((await send(person, { to: newAddress(), documentIds: [filed.filingId] })).status).toBe(404);
    }
  });

  it('gives an address, something to send, and nothing of another filing', async () => {
    const other = await payableFiling(api, account);
    const documentIds = [filed.filingId];
    const errorsOf = async (body: object) => (await send(account.main, body)).body.errors;
    expect(await errorsOf({ to: 'nobody', documentIds })).toHaveProperty('to');
    expect(await errorsOf({ to: newAddress(), documentIds: [] })).toHaveProperty('documentIds');
    expect(await errorsOf({ to: newAddress(), documentIds: [other.filingId] })).toHaveProperty('documentIds');
    // What is not filed yet is nothing to send.
    expect((await read(account.main, other)).body.entity[0].documents).toEqual([]);
  });

  it('writes no more than sixty letters within an hour, whoever of the account it is', async () => {
    const busy = await api.newAccount();
    const statement = await payableFiling(api, busy);
    await payerOf(api, busy.main, statement).pay();
    await until(
      () => filingState(api, statement),
      (state) => state === 'accepted',
    );
    const { database, clock } = api.server.platform;
    const earlier = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000).toISOString();
    const insert = (count: number, at: string) =>
      database.transaction({ as: 'account', accountId: busy.accountId }, (tx) =>
        sessionOf(tx).query(
          `insert into filing_letter (account_id, company_id, filing_id, to_address, documents, asked_by, asked_at, sent_at)
            select $1, $2, $3, 'a@b.example', '[{"title": "Copy"}]', $4, $5, $5 from generate_series(1, $6::int)`,
          [busy.accountId, statement.companyId, statement.filingId, busy.main.userId, at, count],
        ),
      );
    await insert(5, earlier(61));
    await insert(59, earlier(30));
    const body = { filingId: statement.filingId, to: newAddress(), documentIds: [statement.filingId] };
    const replies = await Promise.all(
      [1, 2].map(() => busy.main.call('POST', `${group}/SendFilingLetter`, body)),
    );
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 429]);
    expect(replies.find(({ status }) => status === 429)?.body.code).toBe('too-many-letters');
  });
});
