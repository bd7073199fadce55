import { getText, textAt, type XmlElement } from '../../../xml/xml-element.ts';
import type { Rejection } from '../../submissions/submission.ts';
import { defineForm, type FormCase } from '../form-class.ts';
import { checkControlType, findControlDayFault, findProtectedFault } from '../parts/control-rejections.ts';
import { nameWithBodyAtEnd } from '../parts/form-names.ts';
import { commonChecks } from '../parts/rejections.ts';
import { findStanding, findStatements, type GivenStatement, readStatement, toKey } from './read-statement.ts';
import { rejectStatement } from './statement-rejections.ts';

interface Withdrawal extends GivenStatement {
  withdrawnOn: string;
  /** Why a restrictions notice is withdrawn. */
  reason?: string;
}

/** PSC09 (section 7.6). */
export const pscStatementWithdrawal = defineForm<Withdrawal>({
  element: 'PSCStatementWithdrawal',
  read: readWithdrawal,
  checks: [...commonChecks, checkControlType, checkWithdrawal],
  apply: ({ company, content }) => {
    const { withdrawnOn, reason } = content;
    const standing = findStanding(company, content);
    if (standing === undefined) return {};
    standing.ceasedOn = withdrawnOn;
    if (reason !== undefined) standing.withdrawalReason = reason;
    return {};
  },
  describe: ({ company, content: { withdrawnOn }, today }) =>
    nameWithBodyAtEnd(company, {
      type: 'PSC09',
      category: 'persons-with-significant-control',
      subcategory: 'statements',
      date: today,
      actionDate: withdrawnOn,
      description: 'withdrawal-of-a-person-with-significant-control-statement',
      descriptionValues: { withdrawal_date: withdrawnOn },
      pages: 2,
    }),
});

function readWithdrawal(form: XmlElement): Withdrawal {
  const reason = textAt(form, 'RestrictionsNoticeWithdrawalReason');
  return {
    ...readStatement(form),
    withdrawnOn: getText(form, 'WithdrawalDate').slice(0, 10),
    ...(reason !== undefined && { reason: toKey(reason) }),
  };
}

function checkWithdrawal(facts: FormCase<Withdrawal>): Rejection | undefined {
  const { company, content } = facts;
  const { statement, named, withdrawnOn: day, enteredOn, reason } = content;
  const event = 'the statement was withdrawn';
  const fault = findProtectedFault(named?.kind) ?? findControlDayFault(facts, { day, event, enteredOn });
  if (fault !== undefined) return fault;
  const standing = findStanding(company, content);
  if (standing === undefined) {
    const wasMade = findStatements(company, content).length > 0;
    return rejectStatement(wasMade ? 'alreadyWithdrawn' : 'notMade');
  }
  if (day < standing.notifiedOn) return rejectStatement('withdrawnTooEarly');
  const isStray = reason !== undefined && statement !== 'restrictions-notice-issued-to-psc';
  return isStray ? rejectStatement('strayReason') : undefined;
}
