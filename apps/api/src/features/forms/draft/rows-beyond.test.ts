import { describe, expect, it } from 'vitest';
import { testApi } from '../../../testing/test-api.ts';
import { importOwnCompany, startForm, startFormOf } from '../form.fixture.ts';

const far = { 'allotments.90000000.shareClass': 'x', 'statementOfCapital.0.shares.90000000.shareClass': 'x' };

describe.concurrent('rows that a list does not take', () => {
  it('are not kept when they are saved, and the form can still be read', async () => {
    const api = await testApi();
    const form = await startForm(api, await api.newAccount(), 'SH01');
    const given = { ...far, 'allotments.49.shareClass': 'A', 'allotments.50.shareClass': 'B' };
    const saved = await form.save(given);
    expect(saved.status).toBe(200);
    expect(saved.body.entity[0].answers).toEqual({ 'allotments.49.shareClass': 'A' });
    expect((await form.get()).body.entity[0].answers).toEqual({ 'allotments.49.shareClass': 'A' });
    expect((await form.review()).status).toBe(200);
  });

  it('are not kept when a form begins with them', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const companyId = await importOwnCompany(api, account);
    const form = await startFormOf(account, { companyId, form: 'SH01', origin: { answers: far } });
    expect((await form.get()).body.entity[0].answers).toEqual({});
  });

  it('are refused where more answers are sent than any form has', async () => {
    const api = await testApi();
    const form = await startForm(api, await api.newAccount(), 'SH01');
    const many = Array.from({ length: 2_001 }, (_, index) => [`any.${index}`, 'x'] as const);
    expect((await form.save(Object.fromEntries(many))).status).toBe(400);
    expect((await form.get()).body.entity[0].version).toBe(1);
  });
});
