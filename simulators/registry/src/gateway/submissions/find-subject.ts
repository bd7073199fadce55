import type { Company } from '../../register/company.ts';
import { getFormClass } from '../forms/form-classes.ts';
import type { Gateway } from '../gateway.ts';
import type { Submission } from './submission.ts';

/** The company that a submission is about: the one on the register, or the one that its form would bring today. */
export function findSubject(
  { register, clock }: Gateway,
  submission: Pick<Submission, 'formClass' | 'companyNumber' | 'companyName' | 'content'>,
): Company | undefined {
  const { formClass, companyNumber, companyName, content } = submission;
  const { establish } = getFormClass(formClass);
  if (establish !== undefined) return establish({ register, companyName, content, today: clock.today() });
  return companyNumber === undefined ? undefined : register.findCompany(companyNumber);
}
