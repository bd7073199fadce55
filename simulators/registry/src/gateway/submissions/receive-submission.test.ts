import { afterEach, describe, expect, it } from 'vitest';
import { demoPresenter } from '../presenters/presenter.ts';
import {
  type FormFacts,
  type OpenGateway,
  openGateway,
  writeEnvelope,
  writeStatement,
  writeSubmission,
  writeVerification,
} from '../testing/open-gateway.ts';
import { odile } from '../testing/quarry-company.ts';

describe('a submission', () => {
  let gateway: OpenGateway | undefined;
  afterEach(() => gateway?.close());

  it('must be of the form that its class names', async () => {
    gateway = await openGateway();
    const cavs = 'ConfirmationAndVerificationStatement';
    const wrong: FormFacts[] = [
      { messageClass: cavs, form: writeStatement() },
      { identifier: 'AnnualReturn' },
      { identifier: cavs },
      { form: '<AnnualReturn xmlns="http://xmlgw.companieshouse.gov.uk"/>' },
      { form: '' },
    ];
    for (const form of wrong) expect((await gateway.file(form)).error?.number).toBe(9999);
  });

  it('with verification may call itself a plain confirmation statement, as the published sample does', async () => {
    gateway = await openGateway();
    const form = { ...writeVerification([odile]), identifier: 'ConfirmationStatement' };
    expect((await gateway.file(form)).error).toBeUndefined();
  });

  it('names people by personal codes of eleven letters and digits', async () => {
    gateway = await openGateway();
    const { error } = await gateway.file(writeVerification([{ ...odile, personalCode: 'AB1-2CD3-4E' }]));
    expect(error).toEqual({ number: 9999, text: 'Invalid CompaniesHousePersonalCode format' });
  });

  it('has a number that its presenter uses once and never again', async () => {
    const other = { ...demoPresenter, id: '66666600002' };
    gateway = await openGateway({ presenters: [demoPresenter, other] });
    expect((await gateway.file({ number: '00000A' })).error).toBeUndefined();
    const again = await gateway.file({ number: '00000A' });
    expect(again.error).toMatchObject({
      number: 9999,
      text: expect.stringContaining('Invalid Submission Number'),
    });
    expect((await gateway.file({ number: '00000A' }, { presenterId: other.id })).error).toBeUndefined();
  });

  it('that was refused at the gate leaves its number free', async () => {
    gateway = await openGateway();
    expect((await gateway.file({ code: 'WRONG1' })).error?.number).toBe(9999);
    expect((await gateway.file()).error).toBeUndefined();
  });

  it('names a company with its authentication code', async () => {
    gateway = await openGateway();
    const refusal = {
      number: 9999,
      text: 'Company Authentication Code and Company Number combination did not match',
    };
    expect((await gateway.file({ code: 'SLATE2' })).error).toEqual(refusal);
    expect((await gateway.file({ companyNumber: '9880099' })).error).toEqual(refusal);
    await gateway.admin('settings', { checksCompanyInTestMode: false });
    expect((await gateway.file({ companyNumber: '9880099', code: 'ANYONE' })).error).toBeUndefined();
    expect((await gateway.poll('000001')).statuses).toMatchObject([{ code: 'ACCEPT' }]);
  });

  it('with a fee needs a credit account with room on it', async () => {
    gateway = await openGateway({ presenters: [{ ...demoPresenter, creditLimitPence: 4999 }] });
    expect((await gateway.file()).error).toEqual({ number: 5006, text: 'Insufficient funds' });
    await gateway.admin('presenters/66666600001', { hasCreditAccount: false });
    expect((await gateway.file()).error).toEqual({ number: 5003, text: 'Account Unknown' });
  });

  it('in a payment period that is paid needs no credit account', async () => {
    gateway = await openGateway({
      presenters: [{ ...demoPresenter, hasCreditAccount: false }],
      company: { paymentPeriods: [{ start: '2025-11-15', end: '2026-11-14', paid: true }] },
    });
    expect((await gateway.file()).error).toBeUndefined();
    expect((await gateway.poll('000001')).statuses).toMatchObject([{ code: 'ACCEPT' }]);
  });

  it('can be taken in without an answer', async () => {
    gateway = await openGateway();
    const { file, post, poll } = gateway;
    await expect(post(writeMarked('SIM-TIMEOUT', '000001'), AbortSignal.timeout(200))).rejects.toThrow(
      /timeout/i,
    );
    await expect(post(writeMarked('SIM-DROP', '000002'))).rejects.toThrow('fetch failed');
    expect((await poll('000001')).statuses).toHaveLength(1);
    expect((await poll('000002')).statuses).toHaveLength(1);
    expect((await file({ number: '000001' })).error?.text).toContain('already been used');
  });

  it('can get lost on its first way, and arrive when it is sent again', async () => {
    gateway = await openGateway();
    const xml = writeMarked('SIM-LOST', '000003');
    await expect(gateway.post(xml, AbortSignal.timeout(200))).rejects.toThrow(/timeout/i);
    expect((await gateway.poll('000003')).error?.text).toBe('No Transaction Found');
    expect((await gateway.post(xml)).error).toBeUndefined();
    expect((await gateway.poll('000003')).statuses).toHaveLength(1);
  });

  it('is taken in although a fault on the way spoils the receipt', async () => {
    gateway = await openGateway();
    gateway.fault({ kind: 'status-after', status: 502, body: '<html>Bad Gateway</html>', times: 1 });
    expect(await gateway.file()).toMatchObject({ status: 502, text: '<html>Bad Gateway</html>' });
    expect((await gateway.poll('000001')).statuses).toHaveLength(1);
  });

  it('is counted however often it comes', async () => {
    gateway = await openGateway();
    await gateway.file();
    await gateway.file();
    await gateway.file({ number: '000002', code: 'WRONG1' });
    const { body } = await gateway.admin('submissions');
    expect(body).toEqual([
      expect.objectContaining({
        presenterId: '66666600001',
        number: '000001',
        formClass: 'ConfirmationStatement',
        posts: 2,
        companyNumber: '09880001',
        status: 'ACCEPT',
        refusals: [expect.objectContaining({ number: 9999 })],
      }),
      expect.objectContaining({
        number: '000002',
        posts: 1,
        refusals: [expect.objectContaining({ number: 9999 })],
      }),
    ]);
  });
});

function writeMarked(reference: string, number: string): string {
  return writeEnvelope('ConfirmationStatement', writeSubmission({ reference, number }));
}
