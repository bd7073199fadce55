import { readDocument } from '@statbook/testkit/read-document';
import { describe, expect, it } from 'vitest';
import { fetchFile } from '../../../testing/make-call.ts';
import { payableFiling } from '../../../testing/payable-filing.ts';
import { testApi } from '../../../testing/test-api.ts';
import { nothingChanged, openStatement, type StatementTest } from '../statement.fixture.ts';

const newAccount = async () => (await testApi()).newAccount();

const print = async ({ companyId, person: { token } }: StatementTest) =>
  fetchFile((await testApi()).url, 'printConfirmationStatement', { token, given: { companyId } });

describe('the draft of a statement on paper', { timeout: 60_000 }, () => {
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
      'Not traded on a market',
      'Registered office',
      'HARCASTLE',
      'The intended future activities of the company are lawful',
    ])
      expect(text).toContain(said);
    expect(text).not.toContain('harbourlight.example');
  });

  it('has what is outstanding on the company’s own record, and why it is filed all the same', async () => {
    const joinery = await openStatement(await newAccount(), '09990002', 'TIDE02');
    const [{ directorId }] = (await joinery.facts()).body.entity[0].identityDue;
    const answers = { ...nothingChanged, madeUpTo: '2026-11-14' };
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

describe('a statement that was filed, on paper', { timeout: 60_000 }, () => {
  it('has what was approved, its status and its statements, and is no draft', async () => {
    const account = await newAccount();
    const { companyId, filingId } = await payableFiling(await testApi(), account);
    const { url } = await testApi();
    const copyOf = (given: object) =>
      fetchFile(url, 'printConfirmationStatement', { token: account.main.token, given });
    const answer = await copyOf({ companyId, filingId });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const { pages } = await readDocument(Buffer.from(await answer.arrayBuffer()));
    const text = pages.join(' ').replaceAll(/\s+/g, ' ');
    for (const said of ['Copy of the filing', 'Confirmation date', 'Signed by', 'activities of the company'])
      expect(text).toContain(said);
    expect(text).not.toMatch(/Draft|authorised to sign/);
    const other = await openStatement(account, '09990004');
    expect((await copyOf({ companyId: other.companyId, filingId })).status).toBe(404);
  });
});
