import { OneLine } from '#kit/table-cell/table-cell.tsx';
import type { Column } from '#kit/data-table/data-table.tsx';
import { DateValue, None } from '#kit/value/dates.tsx';
import { dayInLondon } from '#kit/value/london.ts';
import { Value } from '#kit/value/value.tsx';
import { SubmissionLink } from '../submission-link.tsx';
import { FilingBadge } from '#filing/filing-badge.tsx';
import type { Submission } from '../submission-state.ts';
import { dayColumn } from '#kit/table-cell/value-columns.tsx';
import { CompanyNumber } from '#company-page/company-number.tsx';

/** The columns of the list. They sort only where all rows are at hand. */
export function submissionColumns(sorts: boolean): readonly Column<Submission>[] {
  return sorts ? columns : columns.map(({ sortValue: _sortValue, ...column }) => column);
}

const registerTexts = { awaited: 'Not shown yet', shown: 'Shown', 'given-up': 'Not found' } as const;

const columns: readonly Column<Submission>[] = [
  {
    id: 'company',
    head: 'Company',
    cell: ({ filingId, formName, companyName }) => (
      <SubmissionLink filingId={filingId} formName={formName} companyName={companyName} />
    ),
    sortValue: ({ companyName }) => companyName,
    minWidth: 240,
  },
  {
    id: 'status',
    head: 'Status',
    cell: ({ state, stateText }) => <FilingBadge state={state} text={stateText} />,
    sortValue: ({ stateText }) => stateText,
    width: 190,
  },
  {
    id: 'register',
    head: 'Public register',
    cell: ({ register }) =>
      register === null ? (
        <None word="Nothing to show" />
      ) : (
        <OneLine>{registerTexts[register.state]}</OneLine>
      ),
    sortValue: ({ register }) => register?.state,
    width: 150,
  },
  {
    id: 'form',
    head: 'Form',
    cell: ({ formName, subject }) => (
      <OneLine>
        {formName}
        {subject !== undefined && (
          <>
            : <bdi>{subject}</bdi>
          </>
        )}
      </OneLine>
    ),
    sortValue: ({ formName }) => formName,
    minWidth: 180,
  },
  {
    id: 'number',
    head: 'Number',
    cell: ({ companyNumber }) => <CompanyNumber number={companyNumber} />,
    sortValue: ({ companyNumber }) => companyNumber,
    width: 100,
  },
  {
    id: 'submission-number',
    head: 'Submission number',
    cell: ({ submissionNumber }) =>
      submissionNumber === null ? <None word="Not sent yet" /> : <Value>{submissionNumber}</Value>,
    sortValue: ({ submissionNumber }) => submissionNumber ?? undefined,
    width: 160,
  },
  dayColumn({
    id: 'effective',
    head: 'Event date',
    of: ({ effectiveOn }) => effectiveOn,
    sortable: true,
    width: 130,
  }),
  {
    id: 'sent',
    head: 'Sent',
    cell: ({ submittedAt }) => (
      <DateValue date={submittedAt === null ? undefined : dayInLondon(submittedAt)} short />
    ),
    sortValue: ({ submittedAt }) => submittedAt ?? undefined,
    align: 'end',
    width: 130,
  },
];
