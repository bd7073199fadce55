import { createHash } from 'node:crypto';
import type { FormCase, FormClass } from '../forms/form-class.ts';
import type { Submission } from './submission.ts';

/** Puts an accepted form on the register: the change, its item of the filing history, and what the presenter gets. */
export function applySubmission(
  submission: Submission,
  form: FormClass,
  facts: FormCase<unknown>,
): Partial<Submission> {
  const { register, company } = facts;
  const before = structuredClone(company);
  const { certificate, chargeCode, incorporation } = form.apply(facts);
  register.save(company);
  const filing = form.describe(facts, before);
  if (filing !== undefined) register.addFiling(company.number, filing);
  return {
    ...(certificate !== undefined && { certificate, docRequestKey: makeDocRequestKey(submission) }),
    ...(chargeCode !== undefined && { chargeCode }),
    ...(incorporation !== undefined && { incorporation, companyNumber: company.number }),
  };
}

/** Opaque, and longer than 200 characters as the real ones can be. */
function makeDocRequestKey(submission: Submission): string {
  return [0, 1, 2, 3].map((round) => hash(submission, round)).join('');
}

/** Three letters and five digits, as the one that was seen. */
export function makeRejectReference(submission: Submission): string {
  const number = Number.parseInt(hash(submission, 'rejected').slice(0, 12), 16);
  const letters = [0, 1, 2].map((place) =>
    String.fromCodePoint(65 + (Math.floor(number / 26 ** place) % 26)),
  );
  return `${letters.join('')}${String(number % 100_000).padStart(5, '0')}`;
}

function hash({ presenterId, number }: Submission, what: number | string): string {
  return createHash('sha256').update(`${presenterId} ${number} ${what}`).digest('hex');
}
