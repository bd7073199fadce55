import { getCompaniesHouseFormFees } from '@statbook/contract/calls';
import { filingFee, type FormId, getForm } from '@statbook/domain/filing';
import type { Pence } from '@statbook/domain/money';
import { paymentAmounts } from '@statbook/domain/payments';
import { handle } from '../../pipeline/handler.ts';
import type { Clock } from '../../platform/clock.ts';
import { presentAmounts, type SubmissionType } from '../../filings/filing-amounts.ts';

const paidForms: readonly { form: FormId; submissionType: SubmissionType }[] = [
  { form: 'CS01', submissionType: 'ConfirmationStatement' },
  { form: 'MR01', submissionType: 'ChargeRegistration' },
  { form: 'NM01', submissionType: 'ChangeOfName' },
  { form: 'IN01', submissionType: 'Incorporation' },
];

/** The fees of the day, before it is known whether the registry has been paid already. */
export const getCompaniesHouseFormFeesHandler = ({ clock }: { clock: Clock }) =>
  handle(getCompaniesHouseFormFees, async () => {
    const today = clock.today();
    return {
      entity: paidForms.map(({ form, submissionType }) => {
        const answer = filingFee({
          item: getForm(form).fee,
          channel: 'software',
          service: 'standard',
          deliveredOn: today,
        });
        if (!answer.ok) throw new Error(`Software cannot deliver ${form}.`);
        const fee: Pence = answer.fee;
        return {
          submissionType,
          formName: getForm(form).name,
          validOn: today,
          ...presentAmounts(paymentAmounts(fee)),
        };
      }),
    };
  });
