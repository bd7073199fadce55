import type { Company } from '../../world/types.ts';
import type { World } from '../../world/world.ts';
import { findChangeRejection } from '../change-of-name/check-change.ts';
import { findRejection } from '../confirmation/check-statement.ts';
import type { Rejection, Submission } from './submission.ts';

/** What the registry's main system holds against a submission (row 12 of section 19). */
export function findReasonAgainst(
  world: World,
  company: Company,
  submission: Submission,
): Rejection | undefined {
  const { form, companyName, receivedOn: today } = submission;
  return form.kind === 'change-of-name'
    ? findChangeRejection({ world, company, companyName, change: form.change, today })
    : findRejection({ company, companyName, statement: form.statement, today });
}
