import type { NewFiling } from '../../../register/company-register.ts';
import { defineForm, type FeeFacts, type FormCase, type FormRules } from '../form-class.ts';
import { getFee } from '../fees.ts';
import { checkName } from '../parts/rejections.ts';
import { applyStatement } from './apply-statement.ts';
import { findRejection } from './check-statement.ts';
import { type ConfirmationStatement, readConfirmationStatement } from './confirmation-statement.ts';

const rules: Omit<FormRules<ConfirmationStatement>, 'element'> = {
  read: readConfirmationStatement,
  checks: [checkName, ({ content: statement, ...facts }) => findRejection({ ...facts, statement })],
  apply: ({ company, content, today }) => {
    applyStatement(company, content, today);
    return {};
  },
  describe: describeStatement,
  fee: findFee,
};

/** CS01 (section 7.3). */
export const confirmationStatement = defineForm({ ...rules, element: 'ConfirmationStatement' });

/** CS01 with the verification of the directors. */
export const confirmationAndVerificationStatement = defineForm({
  ...rules,
  element: 'ConfirmationAndVerificationStatement',
  // The registry's own sample names the plain form here.
  identifiers: ['ConfirmationAndVerificationStatement', 'ConfirmationStatement'],
});

function describeStatement({ content, today: date }: FormCase<ConfirmationStatement>): NewFiling {
  const { sicCodes, capital, shareholdings, reviewDate } = content;
  const hasUpdates = [sicCodes, capital, shareholdings].some((block) => block !== undefined);
  return {
    type: 'CS01',
    category: 'confirmation-statement',
    date,
    actionDate: reviewDate,
    description: `confirmation-statement-with-${hasUpdates ? '' : 'no-'}updates`,
    descriptionValues: { made_up_date: reviewDate },
    pages: shareholdings === undefined ? 3 : 4,
  };
}

/** A statement costs nothing when the payment period of its review date has been paid for (section 15). */
function findFee({ reviewDate }: ConfirmationStatement, { company, receivedOn }: FeeFacts): number {
  const periods = company?.paymentPeriods ?? [];
  const isPaid = periods.some(({ start, end, paid }) => paid && start <= reviewDate && reviewDate <= end);
  return isPaid ? 0 : getFee('confirmation-statement', receivedOn);
}
