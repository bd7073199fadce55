import { afterEach, describe, expect, it } from 'vitest';
import { demoPresenter } from '../presenters/presenter.ts';
import { type FormFacts, type OpenGateway, openGateway, writeStatement } from '../testing/open-gateway.ts';

describe('the credit account of a presenter', () => {
  let gateway: OpenGateway;
  afterEach(() => gateway.close());

  const change = (sameDay: boolean): FormFacts => ({
    messageClass: 'ChangeOfName',
    form: `<ChangeOfName xmlns="http://xmlgw.companieshouse.gov.uk"><MethodOfChange>RESOLUTION</MethodOfChange>
<ProposedCompanyName>PENMARROW SLATE LIMITED</ProposedCompanyName><MeetingDate>2026-11-20</MeetingDate>
<SameDay>${sameDay}</SameDay><NoticeGiven>true</NoticeGiven></ChangeOfName>`,
  });
  const chargedFor = async (form: FormFacts) => {
    expect((await gateway.file(form)).error).toBeUndefined();
    await gateway.poll('000001');
    return (await gateway.admin('submissions')).body;
  };

  it('is charged with the fee of a change of name, more on the same day', async () => {
    gateway = await openGateway();
    expect(await chargedFor(change(false))).toMatchObject([{ status: 'ACCEPT', chargedPence: 2000 }]);
    await gateway.close();
    gateway = await openGateway();
    expect(await chargedFor(change(true))).toMatchObject([{ status: 'ACCEPT', chargedPence: 8500 }]);
  });

  it('is charged with the fee of a statement once in a payment period', async () => {
    gateway = await openGateway();
    expect(await chargedFor({})).toMatchObject([{ chargedPence: 5000 }]);
    gateway.clock.set('2027-01-10T10:00:00Z');
    await gateway.file({ number: '000002', form: writeStatement({ reviewDate: '2027-01-05' }) });
    await gateway.poll('000002');
    const { body } = await gateway.admin('submissions');
    expect(body).toMatchObject([{ chargedPence: 5000 }, { status: 'ACCEPT', chargedPence: 5000 }]);
  });

  it('has room for a fee up to its limit', async () => {
    gateway = await openGateway({ presenters: [{ ...demoPresenter, creditLimitPence: 5000 }] });
    expect((await gateway.file({ number: '000001' })).error).toBeUndefined();
    await gateway.poll('000001');
    const refused = await gateway.file({ ...change(false), number: '000002' });
    expect(refused.error).toEqual({ number: 5006, text: 'Insufficient funds' });
  });

  it('must exist for a form with a fee, and is not needed for what is paid', async () => {
    gateway = await openGateway({ presenters: [{ ...demoPresenter, hasCreditAccount: false }] });
    expect((await gateway.file()).error).toEqual({ number: 5003, text: 'Account Unknown' });
    const paid = writeStatement({ reviewDate: '2025-11-14' });
    expect((await gateway.file({ form: paid })).error).toBeUndefined();
  });
});
