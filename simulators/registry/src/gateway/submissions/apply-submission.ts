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
  const { certificate, chargeCode } = form.apply(facts);
  register.save(company);
  const filing = form.describe(facts, before);
  if (filing !== undefined) register.addFiling(company.number, filing);
  return {
    ...(certificate !== undefined && { certificate, docRequestKey: makeDocRequestKey(submission) }),
    ...(chargeCode !== undefined && { chargeCode }),
  };
}

/** Opaque, and longer than 200 characters as the real ones can be. */
function makeDocRequestKey({ presenterId, number }: Submission): string {
  const hash = (round: number) =>
    createHash('sha256').update(`${presenterId} ${number} ${round}`).digest('hex');
  return [0, 1, 2, 3].map(hash).join('');
}
