import { textAt } from '../../xml/xml-element.ts';
import { writeCompanyData } from '../company-data/write-company-data.ts';
import { answerAboutCompany } from './answer-request.ts';

/** The register's own copy of a company, for whoever knows its authentication code (section 11). */
export const answerCompanyDataRequest = answerAboutCompany(
  'CompanyDataRequest',
  ({ settings }, { company, body }) => ({
    ok: true,
    body: writeCompanyData({
      company,
      madeUpDate: (textAt(body, 'MadeUpDate') ?? '').slice(0, 10),
      quirks: settings.read().companyDataQuirks,
    }),
  }),
);

/** For which periods a confirmation statement has been paid for (section 11). */
export const answerPaymentPeriodsRequest = answerAboutCompany(
  'PaymentPeriodsRequest',
  (_gateway, { company }) => ({
    ok: true,
    body: {
      PaymentPeriods: {
        PaymentPeriod: company.paymentPeriods.map(({ start, end, paid }) => ({
          StartDate: start,
          EndDate: end,
          PeriodPaid: paid,
        })),
      },
    },
  }),
);
