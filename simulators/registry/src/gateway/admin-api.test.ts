import { afterEach, describe, expect, it } from 'vitest';
import { type OpenGateway, openGateway } from '../gateway/testing/open-gateway.ts';

describe('the admin API of the gateway', () => {
  let gateway: OpenGateway;
  afterEach(() => gateway.close());

  it('changes settings one by one, and refuses unknown ones', async () => {
    gateway = await openGateway();
    const { body } = await gateway.admin('settings');
    expect(body).toMatchObject({ decisionDelayMs: 0, emptyPoll: 'error-8026', limitsRate: false });
    expect((await gateway.admin('settings', { limitsRate: true })).body).toMatchObject({ limitsRate: true });
    expect(await gateway.admin('settings', { limitRate: true, emptyPoll: 'silence' })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('emptyPoll,limitRate') },
    });
  });

  it('changes the credit account of a presenter', async () => {
    gateway = await openGateway();
    expect((await gateway.admin('presenters/66666600001', { spentPence: 100 })).body).toEqual({
      hasCreditAccount: true,
      creditLimitPence: 1_000_000,
      spentPence: 100,
    });
    expect((await gateway.admin('presenters/66666600001', { spent: 1 })).status).toBe(400);
    expect((await gateway.admin('presenters/66666600009', {})).status).toBe(404);
  });

  it('lists rules, removes them all together, and refuses unknown outcomes', async () => {
    gateway = await openGateway();
    await gateway.admin('rules', { outcome: 'reject', code: '12604' });
    expect((await gateway.admin('rules')).body).toEqual([
      { script: { outcome: 'reject', code: '12604', text: expect.stringContaining('director') }, times: 1 },
    ]);
    await fetch(gateway.url.replace('/v1-0/xmlgw/Gateway', '/_admin/gateway/rules'), { method: 'DELETE' });
    expect((await gateway.admin('rules')).body).toEqual([]);
    expect((await gateway.admin('rules', { outcome: 'dance' })).status).toBe(400);
  });

  it('decides what is undecided: all, those of a company, or one', async () => {
    gateway = await openGateway({ decisionDelayMs: 3_600_000 });
    for (const number of ['000001', '000002', '000003']) await gateway.file({ number });
    const park = { number: '000001', outcome: 'park' };
    expect((await gateway.admin('decide', park)).body).toMatchObject([
      { number: '000001', status: 'PARKED' },
    ]);
    expect((await gateway.admin('decide', { companyNumber: '09999999' })).body).toEqual([]);
    const rejected = await gateway.admin('decide', { companyNumber: '09880001', outcome: 'reject' });
    expect(rejected.body).toMatchObject([{ number: '000001' }, { number: '000002' }, { number: '000003' }]);
    expect((await gateway.admin('decide', {})).body).toEqual([]);
    expect((await gateway.admin('decide', { outcome: 'dance' })).status).toBe(400);
  });
});
