import { getCompaniesHouseFormFees } from '@statbook/contract/calls';
import { filingFee, type FormId, getForm, paymentAmounts, type Pence } from '@statbook/domain';
import { handle } from '../../pipeline/handler.ts';
import type { Clock } from '../../platform/clock.ts';
import { presentAmounts, type SubmissionType } from '../../filings/filing-amounts.ts';

const paidForms: readonly { form: FormId; submissionType: SubmissionType }[] = [
  { form: 'CS01', submissionType: 'ConfirmationStatement' },
  { form: 'MR01', submissionType: 'ChargeRegistration' },
  { form: 'NM01', submissionType: 'ChangeOfName' },
];

/** The fees of the day, before it is known whether the registry has been paid already. */
export const getCompaniesHouseFormFeesHandler = (clock: Clock) =>
  handle(getCompaniesHouseFormFees, async () => {
    const today = clock.today();
    return {
      Entity: paidForms.map(({ form, submissionType }) => {
        const answer = filingFee({
          item: getForm(form).fee,
          channel: 'software',
          service: 'standard',
          deliveredOn: today,
        });
        if (!answer.ok) throw new Error(`Software cannot deliver ${form}.`);
        const fee: Pence = answer.fee;
        return {
          SubmissionType: submissionType,
          FormName: getForm(form).name,
          ValidOn: today,
          ...presentAmounts(paymentAmounts(fee)),
        };
      }),
    };
  });
