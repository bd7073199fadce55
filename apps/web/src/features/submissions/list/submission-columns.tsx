import { OneLine } from '#kit/table/cell-text.tsx';
import type { Column } from '#kit/table/data-table.tsx';
import { DateValue, None } from '#kit/value/dates.tsx';
import { dayInLondon } from '#kit/table/london-day.ts';
import { Value } from '#kit/value/value.tsx';
import { SubmissionLink } from '../submission-link.tsx';
import { type Submission, SubmissionBadge } from '../submission-state.tsx';

/** The columns of the list. They sort only where all rows are at hand. */
export function submissionColumns(sorts: boolean): readonly Column<Submission>[] {
  return sorts ? columns : columns.map(({ sortValue: _sortValue, ...column }) => column);
}

const columns: readonly Column<Submission>[] = [
  {
    id: 'company',
    head: 'Company',
    cell: ({ FilingId, FormName, CompanyName }) => (
      <SubmissionLink filingId={FilingId} formName={FormName} companyName={CompanyName} />
    ),
    sortValue: ({ CompanyName }) => CompanyName,
    leastWidth: 240,
  },
  {
    id: 'status',
    head: 'Status',
    cell: ({ State, StateText }) => <SubmissionBadge state={State} text={StateText} />,
    sortValue: ({ StateText }) => StateText,
    width: 190,
  },
  {
    id: 'form',
    head: 'Form',
    cell: ({ FormName }) => <OneLine>{FormName}</OneLine>,
    sortValue: ({ FormName }) => FormName,
    leastWidth: 180,
  },
  {
    id: 'number',
    head: 'Number',
    cell: ({ CompanyNumber }) => <Value>{CompanyNumber}</Value>,
    sortValue: ({ CompanyNumber }) => CompanyNumber,
    width: 100,
  },
  {
    id: 'submission-number',
    head: 'Submission number',
    cell: ({ SubmissionNumber }) =>
      SubmissionNumber === null ? <None word="Not sent yet" /> : <Value>{SubmissionNumber}</Value>,
    sortValue: ({ SubmissionNumber }) => SubmissionNumber ?? undefined,
    width: 160,
  },
  {
    id: 'effective',
    head: 'Made up to',
    cell: ({ EffectiveOn }) => <DateValue date={EffectiveOn ?? undefined} short />,
    sortValue: ({ EffectiveOn }) => EffectiveOn ?? undefined,
    align: 'end',
    width: 130,
  },
  {
    id: 'sent',
    head: 'Sent',
    cell: ({ SubmittedAt }) => (
      <DateValue date={SubmittedAt === null ? undefined : dayInLondon(SubmittedAt)} short />
    ),
    sortValue: ({ SubmittedAt }) => SubmittedAt ?? undefined,
    align: 'end',
    width: 130,
  },
];
