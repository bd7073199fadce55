import type { PscStatement } from '../../../register/company.ts';
import { makeRecordId } from '../../../register/ids.ts';
import type { Rejection } from '../../submissions/submission.ts';
import { defineForm, type FormCase } from '../form-class.ts';
import {
  checkControlType,
  checkNoStatement,
  findControlDayFault,
  findController,
  findProtectedFault,
  isCompanyStatement,
} from '../parts/control-rejections.ts';
import { findActive } from '../parts/controllers.ts';
import { nameWithBodyAtEnd } from '../parts/form-names.ts';
import { nameOfOfficer } from '../parts/officers.ts';
import { commonChecks } from '../parts/rejections.ts';
import { findStanding, type GivenStatement, readStatement } from './read-statement.ts';
import { rejectStatement } from './statement-rejections.ts';

/** PSC08 (section 7.6). */
export const pscStatementNotification = defineForm<GivenStatement>({
  element: 'PSCStatementNotification',
  read: readStatement,
  checks: [...commonChecks, checkControlType, checkNoStatement, checkStatement],
  apply: (facts) => {
    facts.company.pscStatements.push(makeStatement(facts));
    return {};
  },
  describe: ({ company, today }) =>
    nameWithBodyAtEnd(company, {
      type: 'PSC08',
      category: 'persons-with-significant-control',
      subcategory: 'statements',
      date: today,
      description: 'notification-of-a-person-with-significant-control-statement',
      pages: 2,
    }),
});

function checkStatement(facts: FormCase<GivenStatement>): Rejection | undefined {
  const { company, content, today } = facts;
  const { statement, named, enteredOn = today } = content;
  const fault =
    findProtectedFault(named?.kind) ??
    findControlDayFault(facts, { day: enteredOn, event: 'of the statement' });
  if (fault !== undefined) return fault;
  if (named !== undefined) {
    const found = findController(company, named);
    if ('rejection' in found) return found.rejection;
  }
  if (findStanding(company, content) !== undefined) return rejectStatement('alreadyMade');
  const hasControllers = company.pscs.some(({ ceasedOn }) => ceasedOn === undefined);
  return hasControllers && isCompanyStatement(statement) ? rejectStatement('controllersStand') : undefined;
}

/** The form has no date of its own. */
function makeStatement({ company, content, today }: FormCase<GivenStatement>): PscStatement {
  const { statement, named, enteredOn = today } = content;
  const psc = named === undefined ? undefined : findActive(company, named);
  return {
    id: makeRecordId(company.number, 'statement', company.pscStatements.length),
    statement,
    notifiedOn: enteredOn,
    ...(psc !== undefined && { linkedPscName: nameOfOfficer(psc) }),
    // Only people have a page that a statement is linked to.
    ...(psc?.kind === 'individual' && { linkedPscId: psc.id }),
  };
}
