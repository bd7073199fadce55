import type { Gateway } from '../gateway.ts';
import type { Presenter } from '../presenters/presenter.ts';
import type { Refusal } from '../refusal.ts';

/** Row 10 of section 19: a form with a fee needs a credit account with room on it. */
export function findCreditRefusal(gateway: Gateway, presenter: Presenter, fee: number): Refusal | undefined {
  if (fee === 0) return undefined;
  const { hasCreditAccount, creditLimitPence, spentPence } = gateway.presenters.getAccount(presenter);
  if (!hasCreditAccount) return { number: 5003, text: 'Account Unknown' };
  return spentPence + fee > creditLimitPence ? { number: 5006, text: 'Insufficient funds' } : undefined;
}
