import { type CivilDate, isCivilDate } from '../../../dates/civil-date.ts';
import { formatCivilDate } from '../../../dates/date-text.ts';
import {
  confirmationStatementDueOn,
  reviewPeriodAfterStatement,
} from '../../../deadlines/confirmation-cycle.ts';
import type { ConfirmationStatementDraft } from '../answers/answers.ts';
import {
  changedCapital,
  changedMembers,
  changedSicCodes,
  changedTrading,
  firstEmail,
} from './changed-parts.ts';
import {
  describeActivities,
  describeCapital,
  describeMembers,
  describeTrading,
  type SubmissionRow,
} from './describe-submission.ts';
import {
  type ConfirmationStatementFacts,
  describeDirector,
  hasShareCapital,
  listsMembers,
  unverifiedDirectors,
} from '../facts.ts';
import type { StatementStep } from '../answers/steps.ts';

/** One part of the register now and after acceptance of the statement, as lines of text. */
export interface NowAndAfter {
  readonly step: StatementStep;
  readonly label: string;
  readonly now: readonly string[];
  readonly after: readonly string[];
  readonly isChanged: boolean;
}

const NOT_KNOWN = ['Not known here'];

/** Compares the register now and after acceptance, for a draft whose numbers and dates are readable. */
export function compareWithRegister(
  draft: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
  today: CivilDate,
): readonly NowAndAfter[] {
  return [
    ...compareDates(draft, facts),
    ...compareShares(draft, facts),
    compare('sic-codes', 'SIC codes', {
      now: lines(describeActivities(facts.sicCodes)),
      after: changedSicCodes(draft, facts) && lines(describeActivities(draft.sicCodes.codes)),
    }),
    compare('places', 'Registered email address', {
      now: [facts.hasRegisteredEmail ? 'One is held' : 'None held'],
      after: firstEmail(draft, facts) && [draft.registeredEmail.address.trim()],
    }),
    ...unverifiedDirectors(facts, today).map((director) =>
      compare('identity', `Identity of ${describeDirector(director)}`, {
        now: ['No verification statement'],
        after: ['Verified'],
      }),
    ),
  ];
}

function compareDates(
  { madeUpTo }: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
): readonly NowAndAfter[] {
  if (!isCivilDate(madeUpTo)) return [];
  const next = reviewPeriodAfterStatement(madeUpTo);
  return [
    compare('date', 'Last statement made up to', {
      now: [facts.lastMadeUpTo ? formatCivilDate(facts.lastMadeUpTo) : 'None yet'],
      after: [formatCivilDate(madeUpTo)],
    }),
    compare('date', 'Next statement due by', {
      now: [formatCivilDate(confirmationStatementDueOn(facts.reviewPeriod))],
      after: [formatCivilDate(confirmationStatementDueOn(next))],
    }),
  ];
}

function compareShares(
  draft: ConfirmationStatementDraft,
  facts: ConfirmationStatementFacts,
): readonly NowAndAfter[] {
  if (!hasShareCapital(facts)) return [];
  const { trading } = changedTrading(draft, facts) ?? {};
  const { statementOfCapital } = changedCapital(draft, facts) ?? {};
  const { shareholdings } = changedMembers(draft, facts) ?? {};
  const shares = [
    compare('trading', 'Trading status of shares', {
      now: facts.trading ? lines(describeTrading(facts.trading)) : NOT_KNOWN,
      after: trading && lines(describeTrading(trading)),
    }),
    compare('capital', 'Statement of capital', {
      now: facts.statementOfCapital ? lines(describeCapital(facts.statementOfCapital)) : NOT_KNOWN,
      after: statementOfCapital && lines(describeCapital(statementOfCapital)),
    }),
  ];
  if (!listsMembers(draft, facts)) return shares;
  const members = compare('shareholders', 'Shareholders', {
    now: facts.shareholdings ? lines(describeMembers(facts.shareholdings)) : NOT_KNOWN,
    after: shareholdings && lines(describeMembers(shareholdings)),
  });
  return [...shares, members];
}

/** `after` is undefined where the statement changes nothing. */
function compare(
  step: StatementStep,
  label: string,
  { now, after }: { readonly now: readonly string[]; readonly after: readonly string[] | undefined },
): NowAndAfter {
  const isChanged = after !== undefined && after.join('\n') !== now.join('\n');
  return { step, label, now, after: after ?? now, isChanged };
}

function lines(rows: readonly SubmissionRow[]): readonly string[] {
  return rows.map(({ label, value }) => [label, value].filter(Boolean).join(': '));
}

/** A line of a comparison that may begin with the label of its row: what it says besides. */
export const withoutLabel =
  (label: string) =>
  (line: string): string =>
    line.startsWith(`${label}: `) ? line.slice(label.length + 2) : line;
