import { paths } from '#app/paths.ts';
import { StatusBadge, type Status } from '#kit/page/status-badge.tsx';
import { NameLink, OneLine } from '#kit/table/cell-text.tsx';
import type { Column } from '#kit/table/data-table.tsx';
import { DateValue, Deadline, InstantValue, None } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { soonDays, type ListedCompany } from './listed-company.ts';

/** The states of a filing under way, in the words of the badges. */
const badgeOf: Readonly<Record<string, Status>> = {
  draft: 'Draft',
  ready: 'Ready to file',
  'awaiting-payment': 'Ready to file',
  queued: 'Submitted',
  sending: 'Submitted',
  pending: 'Submitted',
  parked: 'Submitted',
  rejected: 'Rejected',
  failed: 'Failed',
};

/** The filing that changed last, or how many are with the registry. */
function OpenFiling({ state, inFlight }: { state: string | null; inFlight: number }) {
  if (inFlight > 1) return <StatusBadge words={`${inFlight} submitted`} tone="info" />;
  const badge = state === null ? undefined : badgeOf[state];
  return badge === undefined ? <None /> : <StatusBadge status={badge} />;
}

function filingWords(state: string | null, inFlight: number): string | undefined {
  if (inFlight > 1) return `${inFlight} submitted`;
  return state === null ? undefined : badgeOf[state];
}

/** What stands in the list only for who asks for it. */
const chosenColumns: readonly Column<ListedCompany>[] = [
  {
    id: 'code',
    head: 'Authentication code',
    cell: ({ row }) => (row.HasAuthenticationCode ? 'Stored' : <None word="Not stored" />),
    sortValue: ({ row }) => Number(!row.HasAuthenticationCode),
    text: ({ row }) => (row.HasAuthenticationCode ? 'Stored' : 'Not stored'),
    width: 164,
    chosenOnly: true,
  },
  {
    id: 'made-up',
    head: 'Statement made up to',
    cell: ({ row }) => <DateValue date={row.NextStatementMadeUpTo ?? undefined} short />,
    sortValue: ({ row }) => row.NextStatementMadeUpTo ?? undefined,
    align: 'end',
    width: 176,
    chosenOnly: true,
  },
  {
    id: 'read',
    head: 'Read from the registry',
    cell: ({ row }) =>
      row.RegistryReadAt === null ? <None /> : <InstantValue instant={row.RegistryReadAt} />,
    sortValue: ({ row }) => row.RegistryReadAt ?? undefined,
    align: 'end',
    width: 200,
    chosenOnly: true,
  },
];

/** The columns of the list; the distances of its deadlines are counted from today. */
export function companyColumns(today: string): readonly Column<ListedCompany>[] {
  const due = (date: string | null) =>
    date === null ? (
      <None />
    ) : (
      <OneLine>
        <Deadline date={date} today={today} soon={soonDays} short />
      </OneLine>
    );
  return [
    {
      id: 'name',
      head: 'Company',
      cell: ({ row }) => (
        <NameLink href={paths.companyOverview(row.CompanyId)} name={row.CompanyName} fills />
      ),
      sortValue: ({ order }) => order.name,
      text: ({ row }) => row.CompanyName,
      leastWidth: 176,
    },
    {
      id: 'number',
      head: 'Number',
      cell: ({ row }) => <Value>{row.CompanyNumber}</Value>,
      sortValue: ({ order }) => order.number,
      text: ({ row }) => row.CompanyNumber,
      width: 92,
    },
    {
      id: 'status',
      head: 'Status',
      cell: ({ status }) => <StatusBadge {...status} />,
      sortValue: ({ order }) => order.status,
      text: ({ status }) => status.words,
      width: 132,
    },
    {
      id: 'filing',
      head: 'Filing',
      cell: ({ row }) => <OpenFiling state={row.OpenFilingState} inFlight={row.FilingsInFlight} />,
      sortValue: ({ row }) => (row.OpenFilingState === null ? undefined : -row.FilingsInFlight),
      text: ({ row }) => filingWords(row.OpenFilingState, row.FilingsInFlight),
      width: 116,
    },
    {
      id: 'statement',
      head: 'Statement due',
      cell: ({ row }) => due(row.NextStatementDue),
      sortValue: ({ order }) => order.statement,
      text: ({ row }) => row.NextStatementDue ?? undefined,
      align: 'end',
      width: 232,
    },
    {
      id: 'accounts',
      head: 'Accounts due',
      cell: ({ row }) => due(row.NextAccountsDue),
      sortValue: ({ order }) => order.accounts,
      text: ({ row }) => row.NextAccountsDue ?? undefined,
      align: 'end',
      width: 232,
    },
    ...chosenColumns,
  ];
}
