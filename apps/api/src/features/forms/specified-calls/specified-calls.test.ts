import { describe, expect, it } from 'vitest';
import { signInAtRegistry } from '../../../testing/registry-sign-in.ts';
import { testApi } from '../../../testing/test-api.ts';
import { importOwnCompany } from '../form.fixture.ts';

const office = {
  premise: '14',
  street: 'Quay Street',
  postTown: 'Whitby',
  country: 'GB-ENG',
  postcode: 'YO21 1AA',
};

async function open() {
  const api = await testApi();
  const account = await api.newAccount();
  const companyId = await importOwnCompany(api, account);
  const { main } = account;
  const post = (path: string, body: object) => main.call('POST', `/api/${path}`, { companyId, ...body });
  const read = async (path: string, query: Record<string, string> = {}) => {
    const asked = new URLSearchParams({ companyId, ...query }).toString();
    return main.call('GET', `/api/${path}?${asked}`);
  };
  const getForm = async (filingId: string) =>
    (await main.call('GET', `/api/Forms/GetForm?filingId=${filingId}`)).body.entity[0];
  return { api, account, main, companyId, post, read, getForm };
}

describe.concurrent('editing a company', () => {
  it('begins a notice for each part that changes, and keeps the activities', async () => {
    const { api, main, companyId, post, read, getForm } = await open();
    await signInAtRegistry(api, main, companyId);
    const reply = await post('EditCompanyInfo/EditCompanyInformation', {
      registeredOffice: office,
      registeredEmail: 'new@harbour.example',
      classificationCodeDetails: '62012/62020',
      accountingReference: '2027-01-31',
      proposedName: 'Harbour Lamp Bakery Limited',
    });
    expect(reply.status).toBe(200);
    const { entity } = reply.body;
    expect(entity.map(({ form }: { form: string }) => form)).toEqual(['AD01', 'REA', 'AA01', 'NM01']);
    expect(entity[0]).toMatchObject({ way: 'software', fee: '0.00', dueOn: null });
    expect(entity[3].fee).not.toBe('0.00');
    // Statements are ticked on the page of each form, never beforehand.
    expect(entity[0].errors).toMatchObject([{ path: 'acceptAppropriateAddressStatement', code: 'missing' }]);
    expect(entity[1]).toMatchObject({ blockers: [], errors: [{ path: 'appropriate' }] });
    expect((await getForm(entity[0].filingId)).answers).toMatchObject({ 'address.postTown': 'Whitby' });
    const details = await read('EditCompanyInfo/GetCompanyRegisteredInformation');
    expect(details.body.entity[0].kept.sicCodes).toMatchObject([{ code: '62012' }, { code: '62020' }]);
  });

  it('refuses an e-mail address that cannot be one at its field, and begins nothing', async () => {
    const { post, main, companyId } = await open();
    const refused = await post('EditCompanyInfo/EditCompanyInformation', { registeredEmail: 'new@harbour' });
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toEqual({ registeredEmail: expect.stringContaining('name@example.com') });
    const forms = await main.call('GET', `/api/Forms/GetForms?companyId=${companyId}`);
    const [rea] = forms.body.entity.filter(({ form }: { form: string }) => form === 'REA');
    expect(rea.open).toEqual([]);
  });

  it('goes on with the notice that is open, and keeps back only what cannot be begun', async () => {
    const { post, getForm } = await open();
    const edit = async (changes: object) =>
      (await post('EditCompanyInfo/EditCompanyInformation', changes)).body.entity;
    const [first] = await edit({ registeredOffice: { ...office, thoroughfare: 'Old Town' } });
    const [second, name] = await edit({ registeredOffice: office, proposedName: 'Harbour Lamp' });
    expect(second.filingId).toBe(first.filingId);
    expect((await getForm(first.filingId)).answers).not.toHaveProperty(['address.thoroughfare']);
    expect(name.errors.map(({ path }: { path: string }) => path)).toContain('proposedName');
  });

  it('takes back what was stated of an open notice whose answers it changes', async () => {
    const { main, post, getForm } = await open();
    const edit = async (premise: string) =>
      (
        await post('EditCompanyInfo/EditCompanyInformation', {
          registeredOffice: { ...office, premise },
        })
      ).body.entity[0];
    const { filingId } = await edit('14');
    const { version, activeStep } = await getForm(filingId);
    const answers = { acceptAppropriateAddressStatement: 'yes' };
    await main.call('POST', '/api/Forms/SaveForm', { filingId, version, activeStep, answers });
    expect(await getForm(filingId)).toMatchObject({ answers, errors: [] });
    expect((await edit('15')).errors).toMatchObject([
      { path: 'acceptAppropriateAddressStatement', code: 'missing' },
    ]);
    const changed = await getForm(filingId);
    expect(changed.answers).toMatchObject({ 'address.premise': '15' });
    expect(changed.answers).not.toHaveProperty('acceptAppropriateAddressStatement');
  });

  it('waits for the sign-in at the registry where the e-mail address changes', async () => {
    const { post } = await open();
    const reply = await post('EditCompanyInfo/EditCompanyInformation', {
      registeredEmail: 'new@harbour.example',
    });
    expect(reply.body.entity[0].blockers).toMatchObject([{ code: 'registry-sign-in-missing' }]);
  });

  it('is refused as a whole where the activities are none', async () => {
    const { post } = await open();
    const reply = await post('EditCompanyInfo/EditCompanyInformation', {
      registeredOffice: office,
      classificationCodeDetails: '1/2',
    });
    expect(reply.body).toMatchObject({
      status: 400,
      errors: { classificationCodeDetails: expect.any(String) },
    });
  });
});

describe.concurrent('the specified call of an appointment', () => {
  it.each([
    ['director', 'AP01'],
    ['corporate-director', 'AP02'],
  ])('of a %s begins %s with the answers given', async (kind, form) => {
    const { post, getForm } = await open();
    const answers = { appointedOn: '2026-11-18' };
    const reply = await post('AppointOfficers/AppointOfficerDetails', { kind, answers });
    expect(reply.body.entity).toMatchObject([{ form, blockers: [] }]);
    const [{ filingId, errors }] = reply.body.entity;
    expect(errors.map(({ path }: { path: string }) => path)).toContain('consentToAct');
    expect((await getForm(filingId)).answers).toMatchObject(answers);
  });
});

describe.concurrent('the specified calls of the inspection location', () => {
  const group = 'ConfirmationStateMent';

  it('begin its notice, and give it beside what is registered', async () => {
    const { post, read } = await open();
    const saved = await post(`${group}/SaveSailAdressDetails`, { address: office });
    expect(saved.body.entity).toMatchObject([{ form: 'AD02', errors: [] }]);
    const [{ sailAddressId }] = saved.body.entity;
    const byId = await read(`${group}/GetSailAdressDetailsbyId`, { sailAddressId });
    expect(byId.body.entity).toMatchObject([
      { form: 'AD02', state: 'draft', address: { postTown: 'Whitby' } },
    ]);
    const registered = await read(`${group}/GetSailAdressDetailsbyId`, { recordType: 'MEMBER' });
    expect(registered.body.entity[0].records).toMatchObject([{ recordType: 'MEMBER' }]);
    const byStatus = await read(`${group}/GetSailAdressDetailsbyStatus`);
    expect(byStatus.body.entity.map(({ form }: { form: string | null }) => form)).toEqual([null, 'AD02']);
  });

  it('begin the notice that records have moved', async () => {
    const { post, read } = await open();
    const moved = await post(`${group}/SaveRecordSailAdressDetails`, {
      movedTo: 'inspection-location',
      recordTypes: ['MEMBER', 'DIRCONTRACT'],
    });
    expect(moved.body.entity).toMatchObject([{ form: 'AD03' }]);
    const query = { recordType: 'MEMBER' };
    const [, notice] = (await read(`${group}/GetSailAdressDetailsbyStatus`, query)).body.entity;
    expect(notice).toMatchObject({
      form: 'AD03',
      records: [{ recordType: 'MEMBER', place: 'inspection-location' }],
    });
    const charge = await read(`${group}/GetSailAdressDetailsbyStatus`, { satisfiedChargeId: 'none' });
    expect(charge.status).toBe(404);
  });
});
