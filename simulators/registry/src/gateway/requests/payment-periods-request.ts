import { element, textElement } from '../xml/write-xml.ts';
import { answerAboutCompany } from './answer-request.ts';

/** For which periods a confirmation statement has been paid for (section 11). */
export const answerPaymentPeriodsRequest = answerAboutCompany(
  'PaymentPeriodsRequest',
  (_gateway, { company }) => ({
    ok: true,
    body: element(
      'PaymentPeriods',
      company.paymentPeriods.map(({ start, end, paid }) =>
        element('PaymentPeriod', [
          textElement('StartDate', start),
          textElement('EndDate', end),
          textElement('PeriodPaid', String(paid)),
        ]),
      ),
    ),
  }),
);
