import { readDocument } from '@statbook/testkit/read-document';
import { describe, expect, it } from 'vitest';
import { fetchFile } from '../../../testing/make-call.ts';
import { insertFiling } from '../../../filings/filing-queries.ts';
import { payableFiling } from '../../../testing/payable-filing.ts';
import { queueAttempt, type QueuedFiling, queueFiling } from '../../../testing/queued-filing.ts';
import { type TestAccount, testApi, type TestPerson } from '../../../testing/test-api.ts';
import {
  nothingChanged,
  nothingChangedAtJoinery,
  openStatement,
  type StatementTest,
} from '../statement.fixture.ts';

const newAccount = async () => (await testApi()).newAccount();

const print = async ({ companyId, person: { token } }: StatementTest) =>
  fetchFile((await testApi()).url, 'printConfirmationStatement', { token, given: { companyId } });

/** What is kept of all that was drawn. */
const drawnOf = async (person: TestPerson) =>
  (await person.call('GET', '/api/Documents/GetDocuments?kind=drawn')).body.entity;

describe('the draft of a statement on paper', () => {
  it('has what would be sent, what is confirmed and the statements, and says that it is not filed', async () => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    await bakery.save('statements', { ...nothingChanged, sicCodes: { answer: 'replace', codes: ['10720'] } });
    const answer = await print(bakery);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const { pages } = await readDocument(Buffer.from(await answer.arrayBuffer()));
    const text = pages.join(' ').replaceAll(/\s+/g, ' ');
    for (const said of [
      'CS01 Confirmation statement',
      'Draft: not approved, and not filed',
      'HARBOUR LIGHT BAKERY LIMITED',
      'Confirmation date 16 November 2026',
      'Nora Harcastle, director',
      'SIC code 10720',
      'Trading status of shares Not traded on a market',
      'Ms Nora Jane Harcastle: holds more than 50%',
      'Registered office',
      'HARCASTLE',
      'The intended future activities of the company are lawful',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('harbourlight.example');
    expect(await drawnOf(bakery.person)).toEqual([]);
  });

  it('has what is outstanding on the company’s own record, and why it is filed all the same', async () => {
    const joinery = await openStatement(await newAccount(), '09990002', 'TIDE02');
    const [{ directorId }] = (await joinery.facts()).body.entity[0].identityDue;
    const answers = nothingChangedAtJoinery;
    await joinery.save('statements', answers, [{ directorId, personalCode: 'TW7K2MPX94R' }]);
    await joinery.override();
    const { pages } = await readDocument(Buffer.from(await (await print(joinery)).arrayBuffer()));
    const text = pages.join(' ').replaceAll(/\s+/g, ' ');
    for (const said of [
      'Outstanding on the company’s own record',
      'Identity verification: Mr Tobias Edwin Hale',
      'Filed all the same because Delivered on paper',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('TW7K2MPX94R');
  });

  it('is refused while the statement could not be filed', async () => {
    const bakery = await openStatement(await newAccount(), '09990001', 'BAKE01');
    expect((await print(bakery)).status).toBe(404);
    await bakery.save('statements', { ...nothingChanged, officers: 'no' });
    const refused = await print(bakery);
    expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'filing-incomplete' }]);
  });
});

describe('a statement that was approved, on paper', () => {
  const copyOf = async ({ main: { token } }: TestAccount, given: { companyId: string; filingId: string }) =>
    fetchFile((await testApi()).url, 'printConfirmationStatement', { token, given });
  const textOf = async (account: TestAccount, { companyId, filingId }: QueuedFiling) => {
    const answer = await copyOf(account, { companyId, filingId });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const { pages } = await readDocument(Buffer.from(await answer.arrayBuffer()));
    return pages.join(' ').replaceAll(/\s+/g, ' ');
  };

  it('has what was approved, its status and its statements, and is no draft', async () => {
    const account = await newAccount();
    const filing = await payableFiling(await testApi(), account);
    const text = await textOf(account, filing);
    for (const said of ['Awaiting payment', 'Confirmation date', 'Signed by', 'activities of the company'])
      expect(text).toContain(said);
    expect(text).not.toMatch(/Draft|authorised to sign/);
    expect(await drawnOf(account.main)).toEqual([]);
    const other = await openStatement(account, '09990004');
    const given = { companyId: other.companyId, filingId: filing.filingId };
    expect((await copyOf(account, given)).status).toBe(404);
  });

  it('is called a copy of the filing only once it is filed', async () => {
    const account = await newAccount();
    const filing = await payableFiling(await testApi(), account);
    expect(await textOf(account, filing)).toContain('Copy of what was approved. It is not filed yet.');
    const { filingId } = filing;
    await account.main.call('POST', '/api/Submissions/WithdrawFiling', { filingId });
    expect(await textOf(account, filing)).toContain('Copy of what was approved. It was withdrawn.');
  });

  it('says of one that a person delivers where it is', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const filing = await queueFiling(api, account);
    const { accountId, filingId } = filing;
    await api.server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
      tx.execute(`update filing_attempt set channel = 'produced'`),
    );
    expect(await textOf(account, filing)).toMatch(/not filed yet.*Status To be delivered/);
    const delivery = { filingId, way: 'post', on: '2026-11-20' };
    await account.main.call('POST', '/api/Forms/RecordDelivery', delivery);
    expect(await textOf(account, filing)).toMatch(/Copy of the filing\..*Status Delivered/);
    const { companyId } = filing;
    expect(await drawnOf(account.main)).toMatchObject([{ about: 'Confirmation statement', companyId }]);
  });

  it('says that it waits for a change of name', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const filing = await queueFiling(api, account);
    const { accountId, companyId, number, name } = filing;
    const { platform } = api.server;
    const createdBy = account.main.userId;
    const change = await platform.database.transaction({ as: 'account', accountId }, (tx) =>
      insertFiling(tx, { accountId, companyId, form: 'NM01', createdBy }),
    );
    if (change === undefined) throw new Error('The change of name was not stored.');
    const queued = { accountId, companyId, number, name, filingId: change.id };
    await queueAttempt(platform, queued, { approvedBy: createdBy });
    expect(await textOf(account, filing)).toMatch(/not filed yet.*Status Waiting for the change of name/);
  });
});
