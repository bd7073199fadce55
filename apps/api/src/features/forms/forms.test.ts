import { describe, expect, it } from 'vitest';
import { untilState } from '../../testing/queued-filing.ts';
import { testApi } from '../../testing/test-api.ts';
import { importOwnCompany, startForm, startFormOf } from './form.fixture.ts';

const newOffice = {
  'address.premise': '14',
  'address.street': 'Quay Street',
  'address.postTown': 'Cardiff',
  'address.country': 'GB-WLS',
  'address.postcode': 'CF10 1AA',
  acceptAppropriateAddressStatement: 'yes',
};

describe.concurrent('a form', () => {
  it('is begun, filled in, reviewed, submitted without a payment, and accepted', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const form = await startForm(api, account, 'AD01');
    const [begun] = (await form.get()).body.entity;
    expect(begun).toMatchObject({
      form: 'AD01',
      state: 'draft',
      version: 1,
      isReady: false,
      activeStep: 'address',
    });
    const [saved] = (await form.save(newOffice)).body.entity;
    expect(saved).toMatchObject({ version: 2, isReady: true, errors: [], answers: newOffice });

    const [review] = (await form.review()).body.entity;
    expect(review.content.rows).toContainEqual({ section: 'Address', label: 'Street', value: 'Quay Street' });
    expect(review.changes).toMatchObject([
      { label: 'Registered office', after: expect.arrayContaining(['Cardiff']) },
    ]);
    expect(review.fees).toMatchObject({ totalPence: 0, why: 'free-form' });

    expect((await form.submit()).body.entity).toMatchObject([{ state: 'queued', feeReason: 'free-form' }]);
    await untilState(
      api.server.platform,
      { filingId: form.filingId, accountId: account.accountId },
      'accepted',
    );
    const receipt = await account.main.call(
      'GET',
      `/api/Submissions/GetSubmission?filingId=${form.filingId}`,
    );
    expect(receipt.body.entity[0].sent).toContainEqual({
      section: 'Address',
      label: 'Postcode',
      value: 'CF10 1AA',
    });
  });

  it('names what is wrong at its field, and keeps what was typed', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const form = await startForm(api, account, 'AD01');
    const [saved] = (await form.save({ ...newOffice, 'address.postcode': 'NOWHERE' })).body.entity;
    expect(saved.errors).toMatchObject([
      { step: 'address', path: 'address.postcode', code: 'not-a-postcode' },
    ]);
    expect(saved.answers['address.postcode']).toBe('NOWHERE');
    const [review] = (await form.review()).body.entity;
    expect(review).toMatchObject({ isReady: false, content: null });
  });

  it('does not lose what somebody else has saved meanwhile', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const form = await startForm(api, account, 'AD01');
    await form.save(newOffice);
    const late = await form.save({ 'address.premise': '99' }, { version: 1 });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'changed-meanwhile', facts: { version: 2 } });
    expect((await form.get()).body.entity[0].answers).toMatchObject({ 'address.premise': '14' });
  });

  it('is open once for its matter, and again once it is deleted', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const form = await startForm(api, account, 'AD01');
    const again = await startFormOf(account, { companyId: form.companyId, form: 'AD01' });
    expect(again.filingId).toBe(form.filingId);
    const deleted = await account.main.call('POST', '/api/Forms/DeleteForm', { filingId: form.filingId });
    expect(deleted.body).toEqual({ done: true });
    const anew = await startFormOf(account, { companyId: form.companyId, form: 'AD01' });
    expect(anew.filingId).not.toBe(form.filingId);
  });

  it('stands on the forms page with what is open and why others are not offered', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const { main } = account;
    const companyId = await importOwnCompany(api, account);
    await startFormOf(account, { companyId, form: 'AD01' });
    const { entity } = (await main.call('GET', `/api/Forms/GetForms?companyId=${companyId}`)).body;
    const ad01 = entity.find(({ form }: { form: string }) => form === 'AD01');
    expect(ad01).toMatchObject({ group: 'Company', way: 'software', feePence: 0, whyNot: null });
    expect(ad01.open).toMatchObject([{ state: 'draft', stateText: 'Draft' }]);
    const psc09 = entity.find(({ form }: { form: string }) => form === 'PSC09');
    expect(psc09.whyNot).toBe('No statement stands on the register.');
  });

  it('of another account does not exist', async () => {
    const api = await testApi();
    const form = await startForm(api, await api.newAccount(), 'AD01');
    const stranger = (await api.newAccount()).main;
    const { filingId } = form;
    const replies = [
      await stranger.call('GET', `/api/Forms/GetForm?filingId=${filingId}`),
      await stranger.call('GET', `/api/Forms/ReviewForm?filingId=${filingId}`),
      await stranger.call('POST', '/api/Forms/DeleteForm', { filingId }),
      await stranger.call('POST', '/api/Forms/SaveForm', {
        filingId,
        version: 1,
        activeStep: '',
        answers: {},
      }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('holds no more answers than a form can ask for, however often they are saved', async () => {
    const api = await testApi();
    const form = await startForm(api, await api.newAccount(), 'AD01');
    const many = (name: string) =>
      Object.fromEntries(Array.from({ length: 1500 }, (_, index) => [`${name}${index}`, 'x']));
    expect((await form.save({ ...newOffice, ...many('first') })).status).toBe(200);
    const refused = await form.save(many('second'));
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body.errors)).toContain('at most 2000 answers');
    expect((await form.get()).body.entity[0].answers).toMatchObject(newOffice);
  });

  it('keeps the last day that its own rules find, and every list of what is due has it', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const form = await startForm(api, account, 'AA01');
    const { dueOn } = (await form.get()).body.entity[0];
    expect(dueOn).toMatch(/^20\d\d-/);
    const rowsAt = async (path: string) => (await account.main.call('GET', path)).body.entity;
    const row = expect.objectContaining({ filingId: form.filingId, dueOn });
    expect(await rowsAt('/api/Submissions/GetFilingsByInternet')).toContainEqual(row);
    const [{ needs }] = await rowsAt(
      `/api/CompanyInformation/GetCompanyOverview?companyId=${form.companyId}`,
    );
    expect(needs).toContainEqual(row);
    await form.save({ periodEndsOn: '' });
    expect(await rowsAt('/api/Submissions/GetFilingsByInternet')).toContainEqual(
      expect.objectContaining({ filingId: form.filingId, dueOn: null }),
    );
  });

  it('counts no last day from a mistyped day, so that nothing is overdue because of it', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const form = await startForm(api, account, 'AP01');
    const listed = async () => {
      const { entity } = (await account.main.call('GET', '/api/Submissions/GetFilingsByInternet')).body;
      return entity.find(({ filingId }: { filingId: string }) => filingId === form.filingId);
    };
    const [saved] = (await form.save({ appointedOn: '2009-09-30' })).body.entity;
    expect(saved.errors).toContainEqual(expect.objectContaining({ path: 'appointedOn' }));
    expect([saved.dueOn, (await listed()).dueOn]).toEqual([null, null]);
    await form.save({ appointedOn: '2026-11-10' });
    expect(await listed()).toMatchObject({ dueOn: '2026-11-23' });
  });
});
