import { sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { formOf } from '../../features/forms/form.fixture.ts';
import { submit, untilShown } from '../../features/forms/filed-notice.fixture.ts';
import { untilState } from '../../testing/queued-filing.ts';
import { readRecord } from '../../testing/imported-company.ts';
import { type TestAccount, testApi, type TestPerson } from '../../testing/test-api.ts';
import { sampleIncorporation } from '../../tools/samples/incorporation-answers.ts';
import { until } from '../../testing/make-call.ts';

const proposed = { companyType: 'BYSHR', country: 'EW' };
const newName = () => `QUAYSIDE ${randomInt(1_000_000_000)} BAKERY LIMITED`;

async function begin(main: TestPerson, companyName: string, more: object = {}) {
  const order = { companyName, ...proposed, ...more };
  const { status, body } = await main.call('POST', '/api/CompanyInformation/FormCompany', order);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.entity[0] as { companyId: string; filingId: string };
}

const listed = async ({ main }: TestAccount) =>
  (await main.call('GET', '/api/CompanyInformation/GetCompanies')).body.entity;

const untilRead = (main: TestPerson, companyId: string) =>
  until(
    () => readRecord(main, 'GetCompanyOverview', companyId),
    ({ readAt }) => readAt !== null,
  );

describe('a company that is being formed', () => {
  it('stands in the list without a number, and has no other form than its incorporation', async () => {
    const account = await (await testApi()).newAccount();
    const name = newName();
    const { companyId, filingId } = await begin(account.main, name.toLowerCase());
    expect(await listed(account)).toMatchObject([
      { companyId, companyNumber: '', companyName: name, companyStatus: 'being-formed' },
    ]);
    const forms = await account.main.call('GET', `/api/Forms/GetForms?companyId=${companyId}`);
    expect(forms.body.entity).toMatchObject([{ form: 'IN01', open: [{ filingId }] }]);
    const other = await account.main.call('POST', '/api/Forms/StartForm', { companyId, form: 'AP01' });
    expect(other.body).toMatchObject({ code: 'form-not-offered' });
    const read = await account.main.call('POST', '/api/CompanyInformation/RefreshCompany', { companyId });
    expect(read.body.code).toBe('company-not-formed');
    // Begun twice, it is one.
    expect(await begin(account.main, name)).toEqual({ companyId, filingId });
  });

  it('is proposed to be signed for by the firm of the account, and then by whoever signed last', async () => {
    const api = await testApi();
    const { main, accountId } = await api.newAccount();
    const answersOf = async () => {
      const begun = await begin(main, newName());
      const form = formOf(main, begun);
      return { form, filingId: begun.filingId, answers: (await form.get()).body.entity[0].answers };
    };
    const first = await answersOf();
    expect(first.answers).toMatchObject({
      'authoriser.party.kind': 'corporate',
      'authoriser.party.corporateName': expect.stringMatching(/./),
      'authoriser.party.surname': expect.stringMatching(/./),
    });
    const agent = {
      'authoriser.party.corporateName': 'Quayside Formations LLP',
      'authoriser.address.premise': '14',
    };
    await first.form.save({ 'authoriser.kind': 'agent', ...agent });
    // What nobody has submitted is not signed.
    expect((await answersOf()).answers).not.toMatchObject(agent);
    await api.server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
      tx.execute(sql`update filing set state = 'accepted' where id = ${first.filingId}`),
    );
    const { answers } = await answersOf();
    expect(answers).toMatchObject(agent);
    // Who makes the statement is asked each time.
    expect(answers).not.toHaveProperty(['authoriser.kind']);
  });

  it('is restored from the archive while another one is being formed', async () => {
    const { main } = await (await testApi()).newAccount();
    const { companyId } = await begin(main, newName());
    const removed = await main.call('DELETE', `/api/EditCompanyInfo/DeleteCompany?companyId=${companyId}`);
    expect(removed.status, JSON.stringify(removed.body)).toBe(200);
    await begin(main, newName());
    const restored = await main.call('POST', '/api/EditCompanyInfo/RestoreCompany', { companyId });
    expect(restored.body.entity, JSON.stringify(restored.body)).toMatchObject([{ companyId }]);
  });

  it('is begun once, though it is asked for twice at the same moment', async () => {
    const account = await (await testApi()).newAccount();
    const name = newName();
    const [one, other] = await Promise.all([begin(account.main, name), begin(account.main, name)]);
    expect(other).toEqual(one);
    expect(await listed(account)).toHaveLength(1);
  });

  it('is named once in the list of filings', async () => {
    const { main } = await (await testApi()).newAccount();
    const name = newName();
    await begin(main, name);
    const filings = await main.call('GET', '/api/Submissions/GetFilingsByInternet');
    expect(filings.body.entity).toMatchObject([{ companyName: name, subject: null }]);
  });

  it('is called what its application says', async () => {
    const account = await (await testApi()).newAccount();
    const begun = await begin(account.main, newName());
    const form = formOf(account.main, begun);
    const saved = await form.save({ companyName: 'Quay Partners LLP', companyType: 'LLP', country: 'SC' });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const partnership = 'Incorporation of a limited liability partnership';
    expect(saved.body.entity).toMatchObject([
      { companyName: 'QUAY PARTNERS LLP', formNumber: 'LLIN01', formName: partnership },
    ]);
    expect(await readRecord(account.main, 'GetCompanyOverview', begun.companyId)).toMatchObject({
      companyName: 'QUAY PARTNERS LLP',
      companyType: 'llp',
      jurisdictionText: 'Scotland',
      needs: [{ title: partnership }],
      service: { message: expect.stringMatching(/^This partnership is being formed/) },
    });
    const offered = await account.main.call('GET', `/api/Forms/GetForms?companyId=${begun.companyId}`);
    expect(offered.body.entity).toMatchObject([{ form: 'IN01', formNumber: 'LLIN01' }]);
  });

  it('comes into being with the acceptance: number, code, officers, register of members, certificate', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { main, accountId } = account;
    const companyName = newName();
    const begun = await begin(main, companyName);
    const form = formOf(main, begun);
    const saved = await form.save({ ...sampleIncorporation, companyName });
    expect(saved.body.entity?.[0], JSON.stringify(saved.body)).toMatchObject({ errors: [], blockers: [] });
    const submitted = await submit(api, account, { ...begun, number: '', name: companyName }, form);
    expect(submitted).toMatchObject({ submissionType: 'Incorporation', amount: '100.00' });
    await untilState(api.server.platform, { accountId, filingId: begun.filingId }, 'accepted', 'rejected');

    const overview = await untilRead(main, begun.companyId);
    expect(overview).toMatchObject({
      companyName,
      companyNumber: expect.stringMatching(/^\d{8}$/),
      companyStatus: 'active',
      hasAuthenticationCode: true,
      counts: { officers: 3, pscs: 1 },
    });
    const members = await readRecord(main, 'GetCompanyShareholders', begun.companyId);
    expect(JSON.stringify(members)).toMatch(/Quince.*Fig|Fig.*Quince/s);
    const certificates = await main.call(
      'GET',
      `/api/Shares/ShareCertificateDetails?companyId=${begun.companyId}`,
    );
    expect(certificates.body.entity).toMatchObject([
      { certificateNumber: 1, holderName: 'Dora Quince', issuedOn: overview.incorporatedOn },
      { certificateNumber: 2, holderName: 'Eve Fig', issuedOn: overview.incorporatedOn },
    ]);
    const tieOut = await main.call('GET', `/api/Shares/GetTieOut?companyId=${begun.companyId}`);
    expect(tieOut.status, JSON.stringify(tieOut.body)).toBe(200);
    expect(JSON.stringify(tieOut.body)).toContain(overview.incorporatedOn);
    const receipt = await untilShown(account, begun.filingId);
    expect(receipt).toMatchObject({ companyNumber: overview.companyNumber });
  });

  it('is applied for again with the reference of the rejection, and without paying twice', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { main, accountId } = account;
    const taken = api.registry.register.findCompany('NI990006')?.name ?? '';
    const begun = await begin(main, taken, { companyType: 'BYSHR', country: 'EW' });
    const form = formOf(main, begun);
    await form.save({ ...sampleIncorporation, companyName: taken, sameDay: 'yes' });
    const submitted = await submit(api, account, { ...begun, number: '', name: taken }, form);
    expect(submitted).toMatchObject({ amount: '156.00' });
    const ours = { accountId, filingId: begun.filingId };
    await untilState(api.server.platform, ours, 'rejected', 'accepted');

    const reopened = await main.call('POST', '/api/Submissions/ReopenFiling', { filingId: begun.filingId });
    expect(reopened.body.entity).toMatchObject([{ step: 'company' }]);
    const [draft] = (await form.get()).body.entity;
    expect(draft.answers.rejectReference).toMatch(/^[A-Z]{3}\d{5}$/);
    expect(draft.fees).toMatchObject({ totalPence: 0, why: 'filing-already-paid' });
    await form.save({ companyName: newName() });
    expect((await form.submit()).body.entity).toMatchObject([{ state: 'queued', totalAmount: 0 }]);
    await untilState(api.server.platform, ours, 'accepted', 'rejected');
    const sent = await main.call('GET', `/api/Submissions/GetSentCopy?filingId=${begun.filingId}&ordinal=2`);
    expect(sent.body).toContain(`<RejectReference>${draft.answers.rejectReference}</RejectReference>`);
  });
});
