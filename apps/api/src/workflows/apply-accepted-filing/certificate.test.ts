import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { readAcceptance } from '../../filings/accepted/acceptance.ts';
import { insertFiling } from '../../filings/filing-queries.ts';
import { freezeAttempt } from '../../filings/attempt/freeze-attempt.ts';
import { moveFiling } from '../../filings/move-filing.ts';
import { filingAttempt, filingDocument } from '../../platform/database/schema.ts';
import { fetchFile } from '../../testing/make-call.ts';
import { newCompany, type QueuedFiling, readFiling, untilState } from '../../testing/queued-filing.ts';
import { type TestAccount, type TestApi, testApi } from '../../testing/test-api.ts';
import { filedForms } from '../send-filing/filed-forms.ts';
import { sendFiling } from '../send-filing/send-filing.ts';
import { fetchDocument } from './fetch-document.ts';
import { until } from '../../testing/make-call.ts';

const { signal } = new AbortController();

/** A change of name that the registry has accepted: as the articles provide, which goes without a document. */
async function changeName(api: TestApi, account: TestAccount): Promise<QueuedFiling> {
  const { platform } = api.server;
  const { accountId, main } = account;
  const company = await newCompany(api, account);
  const filingId = await platform.database.transaction({ as: 'account', accountId }, async (tx) => {
    const draft = { accountId, companyId: company.companyId, form: 'NM04', createdBy: main.userId } as const;
    const filing = await insertFiling(tx, draft);
    if (filing === undefined) throw new Error('The filing was not stored.');
    const proposedName = `RENAMED ${company.number} LIMITED`;
    const sent = { method: 'ARTICLES', proposedName, noticeGiven: true };
    const content = { form: 'NM04', lines: [], sent, documents: [] };
    await freezeAttempt(tx, platform, filing, { content, secrets: {}, approvedBy: main.userId });
    const ready = await moveFiling(tx, platform, filing, { to: 'ready', why: 'submitted' });
    if (ready !== undefined) await moveFiling(tx, platform, ready, { to: 'queued', why: 'paid' });
    return filing.id;
  });
  const key = { ...company, filingId, accountId };
  await sendFiling({ ...platform, forms: filedForms }, key, signal);
  await untilState(platform, key, 'accepted', 'rejected');
  return key;
}

const getReceipt = async ({ main }: TestAccount, { filingId }: QueuedFiling) =>
  (await main.call('GET', `/api/Submissions/GetSubmission?filingId=${filingId}`)).body.entity[0];

const untilDocument = (account: TestAccount, key: QueuedFiling) =>
  until(
    () => getReceipt(account, key),
    ({ documents }) => documents.length > 0,
  );

const countDocuments = ({ server }: TestApi, { accountId, filingId }: QueuedFiling) =>
  server.platform.database.transaction({ as: 'account', accountId }, async (tx) => {
    const rows = await tx.select().from(filingDocument).where(eq(filingDocument.filingId, filingId));
    return rows.length;
  });

describe('the certificate of an accepted change of name', () => {
  it('is fetched, shown on the receipt, and opened by who may see the receipt', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const key = await changeName(api, account);
    const { attempt } = await readFiling(api.server.platform, key);
    expect(readAcceptance(attempt)).toMatchObject({ kind: 'change-of-name' });
    const receipt = await untilDocument(account, key);
    expect(receipt).toMatchObject({
      awaitsDocument: false,
      documents: [{ kind: 'certificate-of-change-of-name', filename: `${key.number}-certificate.pdf` }],
    });
    const [{ documentId, size }] = receipt.documents;
    const given = { filingId: key.filingId, documentId };
    const getFile = ({ main: { token } }: TestAccount) =>
      fetchFile(api.url, 'getFilingDocument', { token, given });
    const response = await getFile(account);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.byteLength).toBe(size);
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    expect((await getFile(await api.newAccount())).status).toBe(404);
    // Asked for again, nothing more is kept.
    await fetchDocument(api.server.platform, { ...key, tries: 0 }, signal);
    expect(await countDocuments(api, key)).toBe(1);
  });

  it.each([{ kind: 'status', status: 503 }, { kind: 'malformed', body: '<html>' }, { kind: 'drop-after' }])(
    'is awaited, and asked for again, where the registry does not hand it out: $kind',
    async (fault) => {
      const api = await testApi();
      const account = await api.newAccount();
      const bodyMatches = '<GetDocument';
      await api.registry.admin('POST', 'faults', { ...fault, path: 'xmlgw', bodyMatches, times: 1 });
      const key = await changeName(api, account);
      await fetchDocument(api.server.platform, { ...key, tries: 0 }, signal);
      // Whichever of the two met the fault, the other or the next has it.
      await fetchDocument(api.server.platform, { ...key, tries: 1 }, signal);
      expect(await untilDocument(account, key)).toMatchObject({ awaitsDocument: false });
      expect(await countDocuments(api, key)).toBe(1);
    },
  );

  it('is given up after a limited number of tries', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const key = await changeName(api, account);
    await untilDocument(account, key);
    const { database } = api.server.platform;
    const scope = { as: 'account', accountId: key.accountId } as const;
    // The key of no document.
    await database.transaction(scope, (tx) =>
      tx
        .update(filingAttempt)
        .set({ acceptance: { kind: 'charge', documentKey: 'unknown', chargeCode: '012345670001' } })
        .where(eq(filingAttempt.filingId, key.filingId)),
    );
    await fetchDocument(api.server.platform, { ...key, tries: 14 }, signal);
    expect(await countDocuments(api, key)).toBe(1);
    const lines = api.logLines().filter((line) => line.includes(key.filingId) && line.includes('isGivenUp'));
    expect(lines.at(-1)).toContain('"isGivenUp":true');
  });
});
