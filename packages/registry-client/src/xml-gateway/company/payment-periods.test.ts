import { describe, expect, it } from 'vitest';
import { answering, ask, company } from '../../testing/gateway.ts';

const period = (paid: string) =>
  `<PaymentPeriod><StartDate>2026-01-01</StartDate><EndDate>2026-12-31</EndDate><PeriodPaid>${paid}</PeriodPaid></PaymentPeriod>`;
const askWith = (body: string, companyNumber = company.companyNumber) =>
  ask(answering({ body }), (client) => client.paymentPeriods({ ...company, companyNumber }));

describe('the payment periods of a company', () => {
  it('are asked for with its number and code, and say what is paid', async () => {
    const { reply, received } = await askWith(
      `<PaymentPeriods>${period('true')}${period('0')}</PaymentPeriods>`,
    );
    expect(reply).toMatchObject({
      ok: true,
      value: [
        { startDate: '2026-01-01', endDate: '2026-12-31', paid: true },
        { startDate: '2026-01-01', endDate: '2026-12-31', paid: false },
      ],
    });
    expect(received[0]?.body).toContain(
      '<PaymentPeriodsRequest xmlns="http://xmlgw.companieshouse.gov.uk"><CompanyNumber>01234567</CompanyNumber>' +
        '<CompanyType>EW</CompanyType><CompanyAuthenticationCode>ABC123</CompanyAuthenticationCode></PaymentPeriodsRequest>',
    );
  });

  it('are none where the registry lists none', async () => {
    expect((await askWith('<PaymentPeriods/>')).reply).toMatchObject({ ok: true, value: [] });
  });

  it.each([period('perhaps'), period('true').replace('2026-12-31', ''), '<PaymentPeriod/>'])(
    'are not guessed from %s',
    async (incomplete) => {
      const { reply } = await askWith(`<PaymentPeriods>${period('true')}${incomplete}</PaymentPeriods>`);
      expect(reply).toMatchObject({ ok: false, reason: 'nonsense' });
    },
  );

  it('are not asked for a company that the gateway does not serve', async () => {
    const { reply, received } = await askWith('<PaymentPeriods/>', 'FC012345');
    expect(reply).toMatchObject({
      ok: false,
      reason: 'invalid-request',
      problems: [{ field: 'companyNumber' }],
    });
    expect(received).toEqual([]);
  });
});
