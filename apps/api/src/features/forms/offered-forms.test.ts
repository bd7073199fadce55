import { describe, expect, it } from 'vitest';
import { importCompany } from '../../testing/imported-company.ts';
import { testApi } from '../../testing/test-api.ts';
import { importOwnCompany, startFormOf } from './form.fixture.ts';

interface Listed {
  form: string;
  formName: string;
  group: string;
  way: string;
  documentFeePence: number | null;
  whyNot: string | null;
}

/** The forms of a company, with the calls of its account. */
async function listFormsOf(model: { number: string; code: string }) {
  const api = await testApi();
  const account = await api.newAccount();
  const isOwn = !model.number.startsWith('OC');
  const companyId = isOwn
    ? await importOwnCompany(api, account, model)
    : await importCompany(account.main, model.number, model.code);
  const { body } = await account.main.call('GET', `/api/Forms/GetForms?companyId=${companyId}`);
  const rows: Listed[] = body.entity;
  return { account, companyId, of: (form: string) => rows.find((row) => row.form === form) };
}

describe.concurrent('the forms that a company is offered', () => {
  it('are those of members for a partnership, which has no shares and no resolutions', async () => {
    const { account, companyId, of } = await listFormsOf({ number: 'OC990034', code: 'READ34' });
    expect(of('AP01')).toMatchObject({ formName: 'Appointment of a member', group: 'Members', whyNot: null });
    expect(of('AD01')).toMatchObject({ group: 'Partnership', whyNot: null });
    expect(of('SH03')?.whyNot).toBe('A limited liability partnership has no shares.');
    expect(of('RESOLUTIONS')?.whyNot).toBe('A limited liability partnership has no resolutions to file.');
    const form = await startFormOf(account, { companyId, form: 'AP01' });
    const [begun] = (await form.get()).body.entity;
    expect(begun.formName).toBe('Appointment of a member');
    expect(JSON.stringify(begun.steps)).not.toMatch(/director/i);
  });

  it('are none about shares for a company without a share capital', async () => {
    const { of } = await listFormsOf({ number: '09990027', code: 'WILL27' });
    expect([of('SH01')?.whyNot, of('SH19')?.whyNot]).toEqual([
      'The company has no share capital.',
      'The company has no share capital.',
    ]);
    expect(of('RESOLUTIONS')?.whyNot).toContain('Deliver a copy of the resolution');
    expect(of('AP01')).toMatchObject({ group: 'Directors and secretaries', whyNot: null });
  });

  it('are taken on paper alone where the office is the default address, however they are begun', async () => {
    const { account, companyId, of } = await listFormsOf({ number: '09990055', code: 'GONE55' });
    expect(of('AD01')).toMatchObject({ way: 'document', documentFeePence: null, whyNot: null });
    expect(of('AD02')).toMatchObject({ way: 'software' });
    const bySoftware = { companyId, form: 'AD01', way: 'software' };
    const refused = await account.main.call('POST', '/api/Forms/StartForm', bySoftware);
    expect(refused.body.errors.way).toContain('default address');
    const form = await startFormOf(account, { companyId, form: 'AD01' });
    expect((await form.get()).body.entity[0]).toMatchObject({
      way: 'document',
      blockers: [],
      warnings: [{ code: 'default-address' }],
    });
  });
});
