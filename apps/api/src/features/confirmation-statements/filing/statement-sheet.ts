import type { FormAnswer, FormDataSheetInput } from '@statbook/documents';
import { type CivilDate, formatCivilDate } from '@statbook/domain/dates';
import {
  compareWithRegister,
  type ConfirmationStatementSubmission,
  describeSubmission,
  statementTexts,
  withoutLabel,
} from '@statbook/domain/filing/confirmation-statement';
import { pscLine } from '@statbook/domain/pscs';
import { type CopiedFiling, describeFiling, whetherFiled } from '../../../filings/attempt/filed-copy.ts';
import type { StatementCase } from '../draft/check-draft.ts';
import { presentCompany, presentPeople } from '../facts/present-facts.ts';
import { statementForm } from '../open-statement.ts';

const capacities = {
  director: 'director',
  secretary: 'secretary',
  'authorised-person': 'authorised person',
} as const satisfies Record<ConfirmationStatementSubmission['signer']['capacity'], string>;

/** The statement on paper: what it sends, what it confirms as the register has it, its two statements and who signs. */
export function toStatementSheet(
  statementCase: StatementCase,
  content: ConfirmationStatementSubmission,
): FormDataSheetInput {
  const { name, capacity } = content.signer;
  const { informationDelivered, lawfulPurpose } = statementTexts(content.madeUpTo);
  const statement = 'Statement';
  return {
    company: content.company,
    form: statementForm,
    formName: 'Confirmation statement',
    isDraft: true,
    answers: [
      { section: statement, label: 'Confirmation date', value: formatCivilDate(content.madeUpTo) },
      { section: statement, label: 'Signed by', value: `${name}, ${capacities[capacity]}` },
      ...outstandingLines(content),
      ...comparedLines(statementCase),
      ...confirmedLines(statementCase),
    ],
    statements: [informationDelivered, lawfulPurpose],
    attachments: [],
    delivery: undefined,
    madeOn: statementCase.today,
  };
}

interface Filed extends CopiedFiling {
  readonly today: CivilDate;
}

/** What was approved of a statement, and sent unless it still waits or was withdrawn: nothing of it changes any more. The registered email address is not shown. */
export function toFiledSheet(
  content: ConfirmationStatementSubmission,
  { today, ...filing }: Filed,
): FormDataSheetInput {
  const { informationDelivered, lawfulPurpose } = statementTexts(content.madeUpTo);
  const statements = [informationDelivered, lawfulPurpose];
  const registeredEmail = content.registeredEmail && 'Changed; the address is not published';
  const rows = describeSubmission({ ...content, registeredEmail });
  return {
    company: content.company,
    form: statementForm,
    formName: 'Confirmation statement',
    isDraft: false,
    approved: whetherFiled(filing.state),
    answers: [
      ...describeFiling(filing),
      ...rows
        .filter(({ value }) => !statements.includes(value))
        .map(({ section, label, value }) => ({
          section: section === 'override' ? 'Kept with the filing, not sent' : 'Statement',
          label,
          value,
        })),
    ],
    statements,
    attachments: [],
    delivery: undefined,
    madeOn: today,
  };
}

/** In spite of what it is filed, and why: the client reads it before it is. */
function outstandingLines({ override }: ConfirmationStatementSubmission): readonly FormAnswer[] {
  if (override === undefined) return [];
  const section = 'Outstanding on the company’s own record';
  return [
    ...override.outstanding.map((value) => ({ section, label: 'Not delivered yet', value })),
    { section, label: 'Filed all the same because', value: override.reason },
  ];
}

const changed = 'Changes on the register';
const confirmed = 'Confirmed, no change';

/** What the statement can change itself: first what it does change. */
function comparedLines({ answers, facts, today }: StatementCase): readonly FormAnswer[] {
  const compared = compareWithRegister(answers, facts, today);
  return [
    ...compared.filter(({ isChanged }) => isChanged),
    ...compared.filter((each) => !each.isChanged),
  ].map(({ label, after, isChanged }) => ({
    section: isChanged ? changed : confirmed,
    label,
    value: after.map(withoutLabel(label)).join('; '),
  }));
}

/** What other forms change, and the statement confirms. */
function confirmedLines({ statement, today }: StatementCase): readonly FormAnswer[] {
  const { registeredOffice, recordsAddress, recordsKept } = presentCompany(statement);
  const shown = presentPeople(statement, today);
  const officers = shown.officers.map(({ name, role }) => `${name}, ${role.toLowerCase()}`);
  const pscs = shown.pscs.map(pscLine);
  const line = (label: string, value: string) => ({ section: confirmed, label, value });
  return [
    line('Registered office', registeredOffice.join(', ')),
    ...(recordsAddress === null ? [] : [line('Company records', recordsText(recordsAddress, recordsKept))]),
    line('Directors and secretaries', officers.join('; ')),
    line('People with significant control', [...pscs, ...shown.pscStatements].join('; ') || 'None'),
  ];
}

function recordsText(address: readonly string[], kept: readonly string[]): string {
  if (address.length === 0) return 'All at the registered office';
  return `${address.join(', ')}: ${kept.join(', ') || 'none'}; all others at the registered office`;
}
