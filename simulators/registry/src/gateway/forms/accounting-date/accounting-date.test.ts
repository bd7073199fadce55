import { afterEach, describe, expect, it } from 'vitest';
import { type OpenGateway, openGateway } from '../../testing/open-gateway.ts';
import { type Changes, writeDateChange } from '../../testing/write-notices.ts';

const accounts = {
  referenceDay: 30,
  referenceMonth: 11,
  next: { periodStartOn: '2025-12-01', periodEndOn: '2026-11-30', dueOn: '2027-08-31' },
};

/** The accounts of the period that has ended are still awaited. */
const ended = {
  referenceDay: 31,
  referenceMonth: 3,
  next: { periodStartOn: '2025-04-01', periodEndOn: '2026-03-31', dueOn: '2026-12-31' },
};

describe('a change of the accounting reference date', () => {
  let gateway: OpenGateway;
  afterEach(() => gateway.close());

  const change = async (changes: Changes, company: object = { accounts }) => {
    gateway = await openGateway({ company });
    return gateway.deliver(writeDateChange(changes));
  };
  const shorten = (to: string) => ({ ChangeToPeriod: 'SHORT', AmendedAccountRefDate: to });

  it('extends the current period', async () => {
    expect(await change({})).toMatchObject({ code: 'ACCEPT' });
    expect(await gateway.show()).toMatchObject({
      accounts: {
        accounting_reference_date: { day: '31', month: '03' },
        next_accounts: { period_start_on: '2025-12-01', period_end_on: '2027-03-31', due_on: '2027-12-31' },
      },
    });
    expect(await gateway.show('/filing-history')).toMatchObject({
      items: [
        {
          type: 'AA01',
          category: 'accounts',
          description: 'change-account-reference-date-company-current-extended',
          description_values: { made_up_date: '2026-11-30', new_date: '2027-03-31' },
        },
      ],
    });
  });

  it('shortens the previous period, with three months from the notice at least', async () => {
    const changes = { AccountRefDate: '2026-03-31', ...shorten('2025-12-31') };
    expect(await change(changes, { accounts: ended })).toMatchObject({ code: 'ACCEPT' });
    expect(gateway.getCompany().accounts?.next).toEqual({
      periodStartOn: '2025-04-01',
      periodEndOn: '2025-12-31',
      dueOn: '2027-02-21',
    });
    expect(gateway.getCompany().filings[0]?.description).toMatch(/previous-shortened/);
  });

  it('of the current period shows on the reference date alone while earlier accounts are awaited', async () => {
    const changes = { AccountRefDate: '2027-03-31', ...shorten('2026-12-31') };
    expect(await change(changes, { accounts: ended })).toMatchObject({ code: 'ACCEPT' });
    expect(gateway.getCompany().accounts).toEqual({ ...ended, referenceDay: 31, referenceMonth: 12 });
  });

  it.each([
    ['of another period', { AccountRefDate: '2026-10-31' }, /no accounting period that ends on 2026-10-31/],
    ['of a period to come', { AccountRefDate: '2027-11-30' }, /no accounting period/],
    ['that is called shorter and is not', { ChangeToPeriod: 'SHORT' }, /before the end/],
    ['that is called longer and is not', { AmendedAccountRefDate: '2026-10-31' }, /after the end/],
    ['beyond 18 months', { AmendedAccountRefDate: '2027-06-01' }, /longer than 18 months/],
  ])('%s is rejected', async (_case, changes, reason) => {
    expect((await change(changes)).text).toMatch(reason);
  });

  it('is rejected once the time for the accounts has passed, or where there are none', async () => {
    const late = { ...accounts, next: { ...accounts.next, dueOn: '2026-11-20' } };
    expect((await change({}, { accounts: late })).text).toMatch(/time for delivering/);
    await gateway.close();
    expect((await change({}, {})).text).toMatch(/does not deliver accounts/);
  });

  it('extends again within five years for a reason only', async () => {
    await change({});
    const again = { AccountRefDate: '2027-03-31', AmendedAccountRefDate: '2027-05-31' };
    expect((await gateway.deliver(writeDateChange(again))).text).toMatch(/last five years/);
    const details = '<ExtensionReason>UKPAR</ExtensionReason>';
    const allowed = writeDateChange({ ...again, FiveYearExtensionDetails: details });
    expect((await gateway.deliver(allowed)).code).toBe('ACCEPT');
  });

  it('is refused with a reason or a date that is none', async () => {
    const wrong = '<ExtensionReason>OTHER</ExtensionReason>';
    expect((await change({ FiveYearExtensionDetails: wrong })).refused).toMatch(/ExtensionReason/);
    const date = writeDateChange({ AmendedAccountRefDate: '31/03/2027' });
    expect((await gateway.deliver(date)).refused).toMatch(/AmendedAccountRefDate/);
  });
});
