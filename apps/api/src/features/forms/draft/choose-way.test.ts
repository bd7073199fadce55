import { describe, expect, it } from 'vitest';
import { sampleAnswers } from '../../../tools/sample-answers.ts';
import { testApi } from '../../../testing/test-api.ts';
import { type FormTest, importOwnCompany, startFormOf } from '../form.fixture.ts';

async function begin(way?: string) {
  const api = await testApi();
  const account = await api.newAccount();
  const order = { companyId: await importOwnCompany(api, account), form: 'AD01' };
  const form = await startFormOf(account, { ...order, ...(way && { way }) });
  const choose = (chosen?: string) =>
    account.main.call('POST', '/api/Forms/StartForm', { ...order, ...(chosen && { way: chosen }) });
  return { api, account, form, choose };
}

const stateOf = async (form: FormTest) => (await form.get()).body.entity[0];

describe.concurrent('the way of a form that is open already', () => {
  it('is the one that is chosen last, and its answers stay', async () => {
    const { form, choose } = await begin();
    await form.save(sampleAnswers.AD01());
    const { filingId } = form;
    expect((await choose('document')).body.entity).toEqual([{ filingId, isNew: false, isSwitched: true }]);
    const switched = await stateOf(form);
    expect(switched).toMatchObject({ way: 'document', version: 3, isReady: true });
    expect(switched.answers).toMatchObject(sampleAnswers.AD01());
    expect((await choose('software')).body.entity).toEqual([{ filingId, isNew: false, isSwitched: true }]);
    expect(await stateOf(form)).toMatchObject({ way: 'software', version: 4 });
  });

  it('stays where nothing is chosen, or the same again', async () => {
    const { form, choose } = await begin('document');
    const { filingId } = form;
    const same = [{ filingId, isNew: false, isSwitched: false }];
    expect((await choose()).body.entity).toEqual(same);
    expect((await choose('document')).body.entity).toEqual(same);
    expect(await stateOf(form)).toMatchObject({ way: 'document', version: 1 });
  });

  it('is changed no more once the form was submitted, in words', async () => {
    const { form, choose } = await begin('document');
    await form.save(sampleAnswers.AD01());
    await form.submit();
    const refused = await choose('software');
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ code: 'form-under-way', facts: { filingId: form.filingId } });
    expect((await choose('document')).body.entity).toMatchObject([{ isSwitched: false }]);
  });
});
