import type { CompanyRegister } from '../../register/company-register.ts';
import type { Gateway } from '../gateway.ts';
import type { Presenter } from '../presenters/presenter.ts';
import type { Refusal } from '../refusal.ts';
import { getFee } from './fees.ts';
import type { DeliveredForm } from './form-classes.ts';

export interface ChargeableDelivery {
  companyNumber: string;
  form: DeliveredForm;
  /** The day of receipt: it fixes the fee. */
  receivedOn: string;
}

/** Row 10 of section 19: a form with a fee needs a credit account with room on it. */
export function findCreditRefusal(
  gateway: Gateway,
  presenter: Presenter,
  delivery: ChargeableDelivery,
): Refusal | undefined {
  const fee = findFee(gateway.register, delivery);
  if (fee === 0) return undefined;
  const { hasCreditAccount, creditLimitPence, spentPence } = gateway.presenters.getAccount(presenter);
  if (!hasCreditAccount) return { number: 5003, text: 'Account Unknown' };
  return spentPence + fee > creditLimitPence ? { number: 5006, text: 'Insufficient funds' } : undefined;
}

/** A statement costs nothing when the payment period of its review date has been paid for (section 15). */
export function findFee(
  register: CompanyRegister,
  { companyNumber, form, receivedOn }: ChargeableDelivery,
): number {
  if (form.kind === 'change-of-name') {
    return getFee(form.change.isSameDay ? 'change-of-name-same-day' : 'change-of-name', receivedOn);
  }
  const { reviewDate } = form.statement;
  const periods = register.findCompany(companyNumber)?.paymentPeriods ?? [];
  const isPaid = periods.some(({ start, end, paid }) => paid && start <= reviewDate && reviewDate <= end);
  return isPaid ? 0 : getFee('confirmation-statement', receivedOn);
}
