import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenGateway, openGateway } from '../testing/open-gateway.ts';

describe('the decision on a submission', () => {
  let gateway: OpenGateway | undefined;
  afterEach(() => gateway?.close());

  it('comes after the delay, on the clock of the registry', async () => {
    gateway = await openGateway({ decisionDelayMs: 60_000 });
    await gateway.file();
    expect((await gateway.poll('000001')).statuses).toMatchObject([{ code: 'PENDING' }]);
    expect(gateway.getCompany().confirmation?.lastMadeUpTo).toBe('2025-11-14');
    gateway.clock.advance(61_000);
    expect((await gateway.poll('000001')).statuses).toMatchObject([{ code: 'ACCEPT' }]);
    expect(gateway.getCompany().confirmation?.lastMadeUpTo).toBe('2026-11-14');
  });

  it('follows a marker in the customer reference', async () => {
    gateway = await openGateway();
    const outcomes = {
      'SIM-REJECT-12604': 'REJECT',
      'SIM-PARK': 'PARKED',
      'SIM-FAIL': 'INTERNAL_FAILURE',
      'SIM-PENDING': 'PENDING',
    };
    for (const [place, [reference, code]] of Object.entries(outcomes).entries()) {
      const number = `00000${place}`;
      await gateway.file({ reference, number });
      expect((await gateway.poll(number)).statuses).toMatchObject([{ number, code }]);
    }
    const [rejected] = (await gateway.poll('000000')).statuses;
    expect(rejected).toMatchObject({
      rejectCode: '12604',
      instance: '1',
      text: expect.stringContaining('director'),
    });
    expect(gateway.getCompany().filings).toEqual([]);
  });

  it('follows a rule for the next submission of a company', async () => {
    gateway = await openGateway();
    const companyNumber = '09880001';
    await gateway.admin('rules', { companyNumber, outcome: 'reject', code: '777', text: 'Not like this' });
    await gateway.admin('rules', { companyNumber: '09999999', outcome: 'park', times: 5 });
    await gateway.file({ number: '000001' });
    await gateway.file({ number: '000002' });
    expect((await gateway.poll('000001')).statuses).toMatchObject([
      { rejectCode: '777', text: 'Not like this' },
    ]);
    expect((await gateway.poll('000002')).statuses).toMatchObject([{ code: 'ACCEPT' }]);
    expect((await gateway.admin('rules', { outcome: 'dance' })).status).toBe(400);
  });

  it('can be forced through the admin API, with an outcome or on the merits', async () => {
    gateway = await openGateway({ decisionDelayMs: 3_600_000 });
    await gateway.file({ number: '000001' });
    await gateway.file({ number: '000002', reference: 'SIM-PENDING' });
    await gateway.admin('decide', { number: '000001', outcome: 'reject', code: '5' });
    expect((await gateway.poll('000001')).statuses).toMatchObject([{ code: 'REJECT', rejectCode: '5' }]);
    expect((await gateway.poll('000002')).statuses).toMatchObject([{ code: 'PENDING' }]);
    await gateway.admin('decide', {});
    expect((await gateway.poll('000002')).statuses).toMatchObject([{ code: 'ACCEPT' }]);
  });

  it('charges a payment period once', async () => {
    gateway = await openGateway({ decisionDelayMs: 1000 });
    await gateway.file({ number: '000001' });
    await gateway.file({ number: '000002', reference: 'SIM-REJECT-1' });
    gateway.clock.advance(1500);
    await gateway.poll('000001');
    const { body } = await gateway.admin('submissions');
    expect(body).toMatchObject([{ chargedPence: 5000 }, { chargedPence: 0 }]);
    expect(gateway.getCompany().paymentPeriods).toContainEqual({
      start: '2025-11-15',
      end: '2026-11-14',
      paid: true,
    });
  });

  it('and the submission itself outlive the process', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'gateway-'));
    const stateFile = join(folder, 'registry.sqlite');
    const before = await openGateway({ stateFile, decisionDelayMs: 60_000 });
    await before.file();
    await before.close();
    gateway = await openGateway({ stateFile });
    expect((await gateway.poll('000001')).statuses).toMatchObject([{ code: 'PENDING' }]);
    expect((await gateway.file()).error?.text).toContain('already been used');
    gateway.clock.advance(61_000);
    expect((await gateway.poll('000001')).statuses).toMatchObject([{ code: 'ACCEPT' }]);
    rmSync(folder, { recursive: true });
  });
});
