import { createHash } from 'node:crypto';
import type { Company } from '../../register/company.ts';
import type { NewFiling } from '../../register/company-register.ts';
import { applyChange } from '../change-of-name/change-of-name.ts';
import { applyStatement } from '../confirmation/apply-statement.ts';
import type { ConfirmationStatement } from '../confirmation/confirmation-statement.ts';
import type { Gateway } from '../gateway.ts';
import type { Submission } from './submission.ts';

export function applySubmission(
  { register }: Gateway,
  submission: Submission,
  company: Company,
): Partial<Submission> {
  const { form, receivedOn } = submission;
  if (form.kind === 'change-of-name') {
    applyChange(company, form.change.proposedName, receivedOn);
    register.save(company);
    register.addFiling(company.number, describeChange(receivedOn));
    return { docRequestKey: makeDocRequestKey(submission) };
  }
  applyStatement(company, form.statement, receivedOn);
  register.save(company);
  register.addFiling(company.number, describeStatement(form.statement, receivedOn));
  return {};
}

function describeStatement(statement: ConfirmationStatement, date: string): NewFiling {
  const { sicCodes, capital, shareholdings, reviewDate } = statement;
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

function describeChange(date: string): NewFiling {
  return {
    type: 'CERTNM',
    category: 'change-of-name',
    subcategory: 'certificate',
    date,
    actionDate: date,
    description: 'certificate-change-of-name-company',
    pages: 1,
  };
}

/** Opaque, and longer than 200 characters as the real ones can be. */
function makeDocRequestKey({ presenterId, number }: Submission): string {
  const hash = (round: number) =>
    createHash('sha256').update(`${presenterId} ${number} ${round}`).digest('hex');
  return [0, 1, 2, 3].map(hash).join('');
}
